import { anyPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { PlanInput } from '@forja/domain/person/plan-input';
import type { Plan } from '@forja/domain/plan/plan';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { sheetContent } from '../clinician/sheet-content.ts';
import { FoodSection } from '../menu/food-section.tsx';
import { Projection } from '../menu/projection-card.tsx';
import { PlanOfPage } from '../plan-of-page.ts';
import { RiskSection } from '../risk/risk-section.tsx';
import { pageSources } from '../sources/page-sources.ts';
import { PlanSources } from '../sources/source-numbers.ts';
import { TodaySection } from '../today/today-section.tsx';
import { Cardio } from '../week/cardio-card.tsx';
import { VolumeContent } from '../week/volume-card.tsx';
import { volumeInWeek } from '../week/week-volume.ts';
import { WeekStepper } from '../week/week-stepper.tsx';
import { WeekTable } from '../week/week-table.tsx';
import { PlanHeader } from './plan-header.tsx';

const ignore = () => undefined;
const DAY = new Date('2026-11-23T12:00:00Z');
const PLACES = ['header', 'today', 'week', 'volume', 'cardio', 'food', 'weight', 'risk'] as const;
type PrintPlace = (typeof PLACES)[number] | 'sheet';

function renderPlaces(plan: Plan): Record<(typeof PLACES)[number], ReactNode> {
  const { training } = plan;
  const [week] = training.progression;
  return {
    header: <PlanHeader plan={plan} createdAt={DAY} />,
    today: (
      <TodaySection
        plan={plan}
        training={training}
        week={1}
        savedId={undefined}
        isAlarm={false}
        open={ignore}
      />
    ),
    week: week && (
      <>
        <WeekStepper week={week} weeks={training.progression.length} sources={[]} go={ignore} />
        {training.days.map((day) => (
          <WeekTable
            key={day.name}
            day={day}
            week={week}
            training={training}
            onOpen={ignore}
            onChange={ignore}
          />
        ))}
      </>
    ),
    volume: week && (
      <VolumeContent
        volume={volumeInWeek(training, week)}
        range={training.weeklyRange}
        week={week}
      />
    ),
    cardio: <Cardio cardio={training.cardio} />,
    food: <FoodSection plan={plan} />,
    weight: <Projection plan={plan} />,
    risk: <RiskSection plan={plan} planId="plan" />,
  };
}

const toText = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

/** Markup of each place, rendered by the page. */
async function printPlaces(plan: Plan): Promise<Printed> {
  const places = renderPlaces(plan);
  const queries = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={queries}>
          <PlanOfPage value={plan}>
            <PlanSources value={pageSources(plan)}>
              {PLACES.map((place) => (
                <article key={place}>{places[place]}</article>
              ))}
            </PlanSources>
          </PlanOfPage>
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const articles = renderToStaticMarkup(<RouterProvider router={router} />).split('<article>');
  const markup = Object.fromEntries(PLACES.map((place, at) => [place, articles[at + 1] ?? '']));
  const sheet = sheetContent(plan, DAY)
    .sections.flatMap(({ items }) => items)
    .join(' ');
  return { ...(markup as Record<(typeof PLACES)[number], string>), sheet };
}

/** Patterns of a figure per place. A place without the figure shows it for other people only. */
type Figure = { name: string; places: readonly (readonly [PrintPlace, RegExp])[] };

const NUMBER = String.raw`([\d.,]+)`;
const LEVEL = '(Bajo|Medio|Alto|Muy Alto|Desconocido)';
const pattern = (source: string) =>
  new RegExp(source.replaceAll('#', NUMBER).replaceAll('@', LEVEL), 'g');

const FIGURES: readonly Figure[] = [
  {
    name: 'energy of a day',
    places: [
      ['today', pattern('Energía por día # kcal')],
      ['food', pattern('Comida por día # kcal')],
      ['risk', pattern('Energía # kcal')],
    ],
  },
  {
    name: 'protein of a day',
    places: [
      ['today', pattern('Proteína por día # g')],
      ['food', pattern('Proteína # g')],
      ['risk', pattern('Proteína # g')],
    ],
  },
  {
    name: 'fluids of a day of training',
    places: [
      ['today', pattern('Líquidos, día de entrenamiento # l')],
      ['food', pattern('Líquidos, día de entrenamiento # l')],
    ],
  },
  {
    name: 'risk without substances',
    places: [
      ['today', pattern('sin química Riesgo @')],
      ['risk', pattern('Riesgo por sustancias Riesgo @ Riesgo @')],
    ],
  },
  {
    name: 'risk of what was asked',
    places: [
      ['today', pattern('(?:con química|Riesgo por sustancias) Riesgo @')],
      ['risk', pattern('Riesgo por sustancias(?:, con un tratamiento indicado)? Riesgo @')],
      ['sheet', pattern('Riesgo por sustancias: @,')],
    ],
  },
  {
    name: 'points',
    places: [
      ['today', pattern('el riesgo suma # puntos')],
      ['risk', pattern('Por qué: # puntos')],
      ['sheet', pattern(', # puntos \\(')],
    ],
  },
  {
    name: 'weeks of the cycle',
    places: [
      ['header', pattern('(?:^|[.>] )?# semanas?\\. (?:Varón|Mujer)')],
      ['week', pattern('Semana 1 de #')],
      ['weight', pattern('En # semanas?,')],
      ['risk', pattern('Peso en # semanas?')],
      ['sheet', pattern('química, # semanas?')],
    ],
  },
  {
    name: 'lowest weight expected',
    places: [
      ['weight', pattern('entre # kg y')],
      ['risk', pattern('Peso en \\d+ semanas? # a')],
    ],
  },
  {
    name: 'highest weight expected',
    places: [
      ['weight', pattern('kg y # kg, si')],
      ['risk', pattern('Peso en \\d+ semanas? [\\d,]+ a # kg')],
    ],
  },
  {
    name: 'sessions of a week',
    places: [
      ['risk', pattern('Semana # sesi')],
      ['sheet', pattern('Entrena # días')],
    ],
  },
  {
    name: 'check-ups',
    places: [
      ['risk', pattern('Controles médicos # momentos?')],
      ['risk', pattern('Controles (?:Ninguno|\\d+ momentos?) # momentos?')],
    ],
  },
  {
    name: 'least sets of a muscle',
    places: [
      ['volume', pattern('La meta es de #')],
      ['volume', pattern('Menos de # ')],
    ],
  },
  {
    name: 'most sets of a muscle',
    places: [
      ['volume', pattern('La meta es de \\d+ a #')],
      ['volume', pattern('Más de # ')],
    ],
  },
];

/** Printed values of a figure; the last group when the pattern spans another one. */
const findPrinted = (text: string, sought: RegExp, name: string): string[] =>
  [...text.matchAll(sought)].flatMap((match) =>
    name === 'risk without substances' ? (match[1] ?? []) : (match.at(-1) ?? []),
  );

type Printed = Record<PrintPlace, string>;
const printed = new Map<string, Promise<Printed | undefined>>();

/** Cached, because both tests print the same people. */
function getPrinted(person: PlanInput): Promise<Printed | undefined> {
  const who = JSON.stringify(person);
  const places = printed.get(who) ?? printPlan(person);
  if (printed.size < CACHE_SIZE) printed.set(who, places);
  return places;
}
const CACHE_SIZE = 300;

async function printPlan(person: PlanInput): Promise<Printed | undefined> {
  const outcome = generatePlan(person);
  return outcome.ok ? printPlaces(outcome.plan) : undefined;
}

const compared = new Map<string, number>();

test('a figure that is printed in several places is the same in all of them', async () => {
  await fc.assert(
    fc.asyncProperty(anyPerson, async (person) => {
      const places = await getPrinted(person);
      if (!places) return;
      for (const { name, places: patterns } of FIGURES) {
        const values = patterns.flatMap(([place, sought]) => {
          const [first] = findPrinted(toText(places[place]), sought, name);
          return first === undefined ? [] : [[place, first] as const];
        });
        const different = new Set(values.map(([, value]) => value));
        expect(different.size, `${name}: ${JSON.stringify(values)}`).toBeLessThanOrEqual(1);
        if (values.length > 1) compared.set(name, (compared.get(name) ?? 0) + 1);
      }
    }),
    { numRuns: cases(60) },
  );
  // a pattern without matches would compare nothing
  for (const { name } of FIGURES) expect(compared.get(name), name).toBeGreaterThan(0);
});

/** The weight is a band: its badge opens the middle of the band. */
const BAND_CHANGE = /cambio de peso/;

/** Badges of the columns are below the table. */
const TABLE_PLACE = 'week';

const BADGE = /aria-label="([^"]+)" aria-haspopup="dialog"/;
let checked = 0;

test('the accessible name of a badge contains the figure beside it', async () => {
  await fc.assert(
    fc.asyncProperty(anyPerson, async (person) => {
      const places = await getPrinted(person);
      if (!places) return;
      for (const place of PLACES.filter((each) => each !== TABLE_PLACE)) {
        const pieces = places[place].split(BADGE);
        for (let at = 1; at < pieces.length; at += 2) {
          const name = pieces[at] ?? '';
          const [, figure] = /^(?:Fuente de|[^:]+:) ([\d.,]+)\s/.exec(name) ?? [];
          if (figure === undefined || BAND_CHANGE.test(name)) continue;
          const before = toText(`${pieces[at - 1]}>`)
            .match(/[\d.,]*\d/g)
            ?.at(-1);
          // in a table the badge follows the name and precedes the figure
          const [after] = toText(`<${pieces[at + 1]}`).match(/[\d.,]*\d/) ?? [];
          expect([before, after], `${place}: ${name}`).toContain(figure);
          checked += 1;
        }
      }
    }),
    { numRuns: cases(60) },
  );
  expect(checked).toBeGreaterThan(200);
});
