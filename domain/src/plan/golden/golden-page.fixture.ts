import { nutrientCoverage } from '../../menu/targets/nutrient-coverage.ts';
import { makeWeek } from '../../menu/week/make-week.ts';
import { menuNotices } from '../../menu/targets/menu-notices.ts';
import type { MenuTotals } from '../../menu/menu.ts';
import { shoppingList } from '../../menu/foods/shopping-list.ts';
import type { WeekRequest } from '../../menu/week/week.ts';
import { createProfile } from '../../profile/profile.ts';
import { doseLines } from '../../supplements/dose-lines.ts';
import { RISK_LABELS } from '../../risk/risk-labels.ts';
import { spanishNumber as number } from '../../units/spanish-number.ts';
import type { Traced } from '../../evidence/traced.ts';
import { generatePlan } from '../generate-plan.ts';
import { createWeekRequest } from '../week-request.ts';
import { planNotices } from '../plan-notices.ts';
import type { Plan } from '../plan.ts';
import type { GoldenPage, GoldenPerson } from './golden-person.fixture.ts';

type Row = readonly (string | number)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`)
    .join('\n');
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const section = (title: string, body: string): string[] =>
  body === '' ? [] : [`### ${title}`, body];
const figure = (traced: Traced | undefined): string =>
  traced ? `${number(traced.value)} ${traced.unit}` : '–';
const describePerson = (input: Plan['input']): string =>
  Object.entries(input)
    .map(
      ([field, value]) =>
        `${field}: ${typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value)}`,
    )
    .join(' · ');

function numbers({ energy, macros, hydration, projection, training }: Plan): string {
  const last = projection.points.at(-1);
  const rows: [string, string, string][] = [
    ['Reposo', figure(energy.resting), energy.resting.rule],
    ['Gasto', figure(energy.expenditure), `factor ${number(energy.activityFactor.value)}`],
    [
      'Meta',
      figure(energy.target),
      `${number(energy.adjustmentPercent.value)} %, ${energy.goalApplied}`,
    ],
    ['Proteína', figure(macros.protein), `${macros.protein.rule}, ${figure(macros.proteinPerKg)}`],
    ['Grasa', figure(macros.fat), ''],
    ['Carbohidratos', figure(macros.carbohydrate), ''],
    ['Fibra', figure(macros.fibre), `hasta ${figure(macros.fibreCeiling)}`],
    ['Sodio máximo', figure(macros.sodium), `potasio ${figure(macros.potassium)}`],
    ['Agua', figure(hydration.restDay), `con entrenamiento ${figure(hydration.trainingDay)}`],
    [
      'Peso al final',
      last ? `${number(last.low)} a ${number(last.high)} kg` : '–',
      `${figure(energy.weeklyChange)} por semana al empezar`,
    ],
    ['Cardio', figure(training.cardio.minutesPerWeek), training.cardio.text],
  ];
  return table(['', 'Valor', 'De dónde'], rows);
}

function week({ training }: Plan): string {
  const days = training.days.map(({ name, minutes, exercises }) => [
    name,
    minutes.value,
    exercises
      .map(({ name: exercise, sets, repsMin, repsMax, unit, repsInReserve, restSeconds }) => {
        const amount = repsMin === repsMax ? String(repsMin) : `${repsMin}-${repsMax}`;
        return `${exercise} ${sets}×${amount}${unit === 'seconds' ? ' s' : ''} RIR ${repsInReserve}, ${restSeconds} s`;
      })
      .join('<br>'),
  ]);
  const volume = training.weeklyVolume
    .map(({ muscle, sets }) => `${muscle} ${number(sets.value)}`)
    .join(', ');
  const range = `${training.weeklyRange.min.value} a ${training.weeklyRange.max.value}`;
  const weeks = training.progression
    .map(
      ({ week: at, deload, setsPerMuscle, repsInReserve }) =>
        `${at}${deload ? ' (descarga)' : ''}: ${number(setsPerMuscle)} series, RIR ${repsInReserve}`,
    )
    .join(' · ');
  return [
    `${training.split}. Semana: ${training.week.map((day) => (typeof day === 'number' ? day + 1 : day)).join(' ')}`,
    table(['Día', 'Min', 'Ejercicios'], days),
    `Series por semana (rango ${range}): ${volume}`,
    `Progresión: ${weeks}`,
  ].join('\n\n');
}

const totals = ({
  energyKcal,
  proteinGrams,
  fatGrams,
  carbohydrateGrams,
  fibreGrams,
  sodiumMg,
}: MenuTotals): string =>
  `${Math.round(energyKcal)} kcal, P ${Math.round(proteinGrams)}, G ${Math.round(fatGrams)}, C ${Math.round(carbohydrateGrams)}, fibra ${Math.round(fibreGrams)}, sodio ${Math.round(sodiumMg)} mg`;

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

function menus(plan: Plan, seed: number): string {
  const request: WeekRequest = { ...createWeekRequest(plan), seed, changes: [] };
  const outcome = makeWeek(request);
  if (!outcome.ok) return `Sin menú. ${outcome.relax.map(({ text }) => text).join(' ')}`;
  const { days, easedFibreGrams } = outcome.week;
  const profile = createProfile(plan.input);
  const notices = menuNotices([...profile.clinical.findings], request.limits, easedFibreGrams);
  const rows = days.map(({ menu, trains, targets, cookedDaysAgo }, at) => [
    `${WEEKDAYS[at] ?? ''}${trains ? ' (entrena)' : ''}`,
    menu.meals
      .map(({ meal, title }) => `${meal}: ${title}${cookedDaysAgo[meal] ? ' (de antes)' : ''}`)
      .join('<br>'),
    `${totals(menu.totals)}<br>meta ${totals(targets)}`,
  ]);
  const portions = (days[0]?.menu.meals ?? []).map(({ title, items }) => [
    title,
    items
      .map(({ name: food, household, grams }) => `${food} ${household} (${number(grams)} g)`)
      .join('; '),
  ]);
  const menusOfDays = days.map(({ menu }) => menu);
  const bought = shoppingList(menusOfDays).flatMap(({ items }) => items);
  const { rows: covered } = nutrientCoverage(menusOfDays, profile, plan.energy);
  return [
    list(notices.map(({ severity, text }) => `${severity}: ${text}`)),
    table(['Día', 'Platos', 'Suma'], rows),
    table(['Lunes', 'Porciones'], portions),
    `Compras (${bought.length}): ${bought.map(({ name, amount }) => `${name}, ${amount}`).join('; ')}`,
    `Cobertura: ${covered.map(({ name, state, percent }) => `${name} ${percent ? `${percent.value} %` : 'sin dato'}${state === 'at_least' ? ' o más' : ''}`).join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const supplements = (plan: Plan): string =>
  table(
    ['Suplemento', 'Veredicto', 'Dosis', 'Motivo'],
    plan.supplements
      .filter(({ verdict, group }) => verdict === 'worth_it' || group !== 'D')
      .map(({ name, verdict, dose, reason }) => [
        name,
        verdict,
        dose
          ? doseLines(dose)
              .map(({ label, text }) => `${label}: ${text}`)
              .join('<br>')
          : '–',
        reason,
      ]),
  );

function chemistry(plan: Plan): string {
  const half = plan.chemistry;
  if (!half) return '';
  const { risk, refusal, compounds } = half;
  return [
    `${risk.label}, ${figure(risk.points)}`,
    risk.treatment?.text ?? '',
    list(risk.hardStops.map(({ id, text }) => `${id}: ${text}`)),
    list(risk.factors.map(({ text, points }) => `+${points} ${text}`)),
    `Qué lo bajaría: ${risk.counterfactuals.map(({ text, level, drop }) => `${text} (−${drop}, ${RISK_LABELS[level]})`).join(' · ')}`,
    refusal?.text ?? '',
    list(
      compounds.map(
        ({ name, route, medicalDose }) => `${name}, ${route}. ${medicalDose?.text ?? 'Sin dosis.'}`,
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const checkUps = (plan: Plan): string =>
  list(
    plan.checkUps.map(
      ({ week: at, title, tests }) =>
        `Semana ${at}, ${title}: ${tests.map(({ name }) => name).join(', ')}`,
    ),
  );

/** Varies the menu by person, to review more options. */
function onePerson({ place, input }: GoldenPerson, seed: number): string {
  const outcome = generatePlan(input);
  const head = [`## ${place}`, describePerson(input)];
  if (!outcome.ok)
    return [...head, ...section('Sin plan', list(outcome.reasons.map(({ text }) => text)))].join(
      '\n\n',
    );
  const { plan } = outcome;
  return [
    ...head,
    ...section(
      'Salud',
      plan.health.severity === 'none' ? '' : list([`${plan.health.severity}: ${plan.health.text}`]),
    ),
    ...section('Números', numbers(plan)),
    ...section(
      'Avisos',
      list(planNotices(plan).map(({ severity, text }) => `${severity}: ${text}`)),
    ),
    ...section('Semana', week(plan)),
    ...section('Menú', menus(plan, seed)),
    ...section('Suplementos', supplements(plan)),
    ...section('Con química', chemistry(plan)),
    ...section('Controles', checkUps(plan)),
  ].join('\n\n');
}

/** Page for manual review: engine output only, without dates or places. */
export const goldenPage = ({ title, people }: GoldenPage): string =>
  `# ${title}\n\nPlanes guardados para leer a ojo. Se rehacen con \`npm run golden\`.\n\n${people.map(onePerson).join('\n\n')}\n`;
