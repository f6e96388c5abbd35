import { eaterOf } from '../../menu/eater-of.ts';
import { makeMenu } from '../../menu/make-menu.ts';
import type { MenuTotals } from '../../menu/menu.ts';
import { profileOf } from '../../person/profile.ts';
import { RISK_LABELS } from '../../risk/risk-labels.ts';
import { spanishNumber as number } from '../../units/spanish-number.ts';
import type { Traced } from '../../evidence/traced.ts';
import { generatePlan } from '../generate-plan.ts';
import { weekTargetsOf } from '../menu-targets.ts';
import { noticesOfPlan } from '../notices-of-plan.ts';
import type { Plan } from '../plan.ts';
import type { GoldenPage, GoldenPerson } from './golden-person.fixture.ts';

type Row = readonly (string | number)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`)
    .join('\n');
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const section = (title: string, body: string): string[] => (body === '' ? [] : [`### ${title}`, body]);
const figure = (traced: Traced | undefined): string => (traced ? `${number(traced.value)} ${traced.unit}` : '–');
const who = (input: Plan['input']): string =>
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
    ['Meta', figure(energy.target), `${number(energy.adjustmentPercent.value)} %, ${energy.goalApplied}`],
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
  const volume = training.weeklyVolume.map(({ muscle, sets }) => `${muscle} ${number(sets.value)}`).join(', ');
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

const totals = ({ energyKcal, proteinGrams, fatGrams, carbohydrateGrams, fibreGrams, sodiumMg }: MenuTotals): string =>
  `${Math.round(energyKcal)} kcal, P ${Math.round(proteinGrams)}, G ${Math.round(fatGrams)}, C ${Math.round(carbohydrateGrams)}, fibra ${Math.round(fibreGrams)}, sodio ${Math.round(sodiumMg)} mg`;

function menus(plan: Plan, seed: number): string {
  const profile = profileOf(plan.input);
  const targets = weekTargetsOf(plan);
  return (['training', 'rest'] as const)
    .map((day) => {
      const wanted = targets[day].targets;
      const outcome = makeMenu({
        targets: wanted,
        ...eaterOf(profile),
        day,
        seed,
      });
      const name = day === 'training' ? 'Día de entrenamiento' : 'Día de descanso';
      if (!outcome.ok) return `${name}: sin menú. ${outcome.relax.map(({ text }) => text).join(' ')}`;
      const meals = outcome.menu.meals.map(({ meal, title, items }) => [
        meal,
        title,
        items.map(({ name: food, household, grams }) => `${food} ${household} (${number(grams)} g)`).join('; '),
      ]);
      return `${name}: meta ${totals(wanted)}; menú ${totals(outcome.menu.totals)}\n\n${table(['Comida', 'Plato', 'Porciones'], meals)}`;
    })
    .join('\n\n');
}

const supplements = (plan: Plan): string =>
  table(
    ['Suplemento', 'Veredicto', 'Dosis', 'Motivo'],
    plan.supplements
      .filter(({ verdict, group }) => verdict === 'worth_it' || group !== 'D')
      .map(({ name, verdict, dose, reason }) => [name, verdict, figure(dose), reason]),
  );

function chemistry(plan: Plan): string {
  const half = plan.chemistry;
  if (!half) return '';
  const { risk, refusal, compounds } = half;
  return [
    `Riesgo ${RISK_LABELS[risk.level]}, ${figure(risk.points)}`,
    list(risk.hardStops.map(({ id, text }) => `${id}: ${text}`)),
    list(risk.factors.map(({ text, points }) => `+${points} ${text}`)),
    `Qué lo bajaría: ${risk.counterfactuals.map(({ text, level, drop }) => `${text} (−${drop}, ${RISK_LABELS[level]})`).join(' · ')}`,
    refusal?.text ?? '',
    list(compounds.map(({ name, route, medicalDose }) => `${name}, ${route}. ${medicalDose?.text ?? 'Sin dosis.'}`)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const checkUps = (plan: Plan): string =>
  list(
    plan.checkUps.map(
      ({ week: at, title, tests }) => `Semana ${at}, ${title}: ${tests.map(({ name }) => name).join(', ')}`,
    ),
  );

/** Each person of a page reads another option of the menu, so that more of them are read. */
function onePerson({ place, input }: GoldenPerson, seed: number): string {
  const outcome = generatePlan(input);
  const head = [`## ${place}`, who(input)];
  if (!outcome.ok) return [...head, ...section('Sin plan', list(outcome.reasons.map(({ text }) => text)))].join('\n\n');
  const { plan } = outcome;
  return [
    ...head,
    ...section('Números', numbers(plan)),
    ...section('Avisos', list(noticesOfPlan(plan).map(({ severity, text }) => `${severity}: ${text}`))),
    ...section('Semana', week(plan)),
    ...section('Menú', menus(plan, seed)),
    ...section('Suplementos', supplements(plan)),
    ...section('Con química', chemistry(plan)),
    ...section('Controles', checkUps(plan)),
  ].join('\n\n');
}

/** The page as it is kept, for reading by eye: only what the engine says, nothing of when or where it was made. */
export const goldenPage = ({ title, people }: GoldenPage): string =>
  `# ${title}\n\nPlanes guardados para leer a ojo. Se rehacen con \`npm run golden\`.\n\n${people.map(onePerson).join('\n\n')}\n`;
