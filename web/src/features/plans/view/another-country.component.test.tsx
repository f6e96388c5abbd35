import { withoutOurNumbers } from '@forja/domain/care/emergency-text';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { aPerson, MONITORED_STEROIDS, SCREENED } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { chooseCountry } from '../../../shared/emergency/country.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { CompoundEntry } from '../../glossary/compound-entry.tsx';
import { GlossaryPage } from '../../glossary/glossary-page.tsx';
import { AlarmPage } from '../alarm/alarm-page.tsx';
import { CheckUpsPage } from '../care/check-ups-page.tsx';
import { StoppingPage } from '../care/stopping-page.tsx';
import { NOTHING_CHOSEN } from '../choices/plan-choice.ts';
import { sheetContent } from '../clinician/sheet-content.ts';
import { PlanView } from './plan-view.tsx';

const DAY = new Date('2026-11-23T12:00:00Z');
const steroid = aPerson({ goal: 'muscle_gain', cycleType: 'steroid' });
const PEOPLE: readonly (readonly [string, PlanInput])[] = [
  ['a healthy person', aPerson({ goal: 'muscle_gain' })],
  ['steroids that are refused', steroid],
  ['steroids, at Alto', { ...steroid, ...MONITORED_STEROIDS }],
  ['chest pain now', aPerson({ health: ['emergency_symptom_now'] })],
  ['17 years', aPerson({ ageYears: 17, cycleType: 'steroid' })],
  ['heart disease', aPerson({ conditions: ['heart_disease'] })],
  ['pregnancy', aPerson({ sex: 'female', screening: { ...SCREENED, pregnancy: 'yes' } })],
  ['very high pressure', aPerson({ bloodPressure: { systolic: 185, diastolic: 122 } })],
];

/** Source badges may have the same numbers. */
const NUMBERS_OF_ARGENTINA =
  /(?:.{40})?(?<!Fuente )\b(?:107|911|141)\b(?!\s(?:%|g|kcal|kg|mg|µg))(?:.{20})?/g;

const findNumbers = (text: string): string[] => text.match(NUMBERS_OF_ARGENTINA) ?? [];

/** Visible and accessible texts, and phone links. */
function findVisibleNumbers(): string[] {
  const main = document.querySelector('main');
  const names = [...(main?.querySelectorAll('[aria-label]') ?? [])].map((part) =>
    part.getAttribute('aria-label'),
  );
  const calls = [...(main?.querySelectorAll('a[href^="tel:"]') ?? [])];
  return [
    ...findNumbers([main?.textContent, ...names].join(' ')),
    ...calls.map(({ textContent }) => textContent),
  ];
}

const emulate = (media: '' | 'print') =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

beforeEach(() => chooseCountry('other'));
afterEach(() => chooseCountry('ar'));

function makePlan(input: PlanInput): Plan {
  const outcome = generatePlan(input);
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}

test.each(PEOPLE)(
  'the plan of %s shows no Argentine emergency number in another country',
  async (_, input) => {
    const plan = makePlan(input);
    // renders all parts, folded ones included
    await emulate('print');
    await renderComponent(
      <main>
        <PlanView
          id="plan"
          plan={plan}
          createdAt={DAY}
          isSaved
          choices={{
            choice: NOTHING_CHOSEN,
            choose: () => ({ undo: () => undefined, stored: Promise.resolve() }),
            storage: '',
          }}
        />
      </main>,
    );
    await expect.element(page.getByText('Fuentes de este plan').first()).toBeInTheDocument();
    expect(findVisibleNumbers()).toEqual([]);
    await emulate('');

    const { title, subtitle, footer, sections } = sheetContent(plan, DAY);
    const items = sections.flatMap((section) => [
      section.title,
      ...section.items.map((item) => withoutOurNumbers(item, '')),
    ]);
    expect(findNumbers([title, subtitle, footer, ...items].join(' '))).toEqual([]);
  },
);

const PAGES: readonly (readonly [string, ReactNode])[] = [
  ['the glossary', <GlossaryPage key="glossary" />],
  ['the check-ups', <CheckUpsPage key="check-ups" />],
  ['how to stop', <StoppingPage key="stopping" />],
  ['the alarm', <AlarmPage key="alarm" />],
  ...COMPOUNDS.filter((compound) => /\b(?:107|911|141)\b/.test(JSON.stringify(compound))).map(
    (compound) => [compound.id, <CompoundEntry key={compound.id} compound={compound} />] as const,
  ),
];

test('pages about compounds show no Argentine emergency number in another country', async () => {
  // menu entries mention them too
  expect(PAGES.length).toBeGreaterThan(4 + 3);
  for (const [name, content] of PAGES) {
    const { unmount } = await renderComponent(<main>{content}</main>, '/glosario');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(findVisibleNumbers(), name).toEqual([]);
    await unmount();
  }
});
