import { traced, type Rule, type Traced } from '../evidence/traced.ts';
import type { KnownLift } from '../person/plan-input.ts';
import type { Caution, Cautions } from './cautions.ts';
import { LIFT_VARIANTS } from './lift-variants.data.ts';
import type { Exercise, Implement, PlannedLoad } from './training-plan.ts';

/** kg, what can be put together: a pair of 1.25 discs, the next dumbbell of the rack, the next plate of the stack. */
const STEP: Readonly<Record<Implement, number>> = { barbell: 2.5, dumbbells: 2, machine: 5 };
/** kg: the empty bar; the lightest dumbbell; the lightest plate. */
const LIGHTEST: Readonly<Record<Implement, number>> = { barbell: 20, dumbbells: 2, machine: 5 };
/** kg, the heaviest dumbbell that a common rack has. */
const HEAVIEST: Readonly<Record<Implement, number>> = { barbell: 500, dumbbells: 50, machine: 400 };

/** Repetitions with which the formulas of a known set were tried, and those up to which a prescription reads them. */
const MOST_KNOWN_REPETITIONS = 10;
const MOST_TO_THE_LIMIT = 12;

/** No estimate for these: evidence 13, and every state in which nobody should chase a figure. */
const WITHOUT_ESTIMATE: readonly Caution[] = [
  'pregnancy',
  'pregnancy_unanswered',
  'high_pressure_now',
  'frail',
  'minor',
  'heart',
  'underfed',
  'bariatric_surgery',
  'cancer',
];

type Known = { readonly lift: KnownLift; readonly ratio: number };

/** The lift itself, or the first of its relatives that the person told. */
function knownFor(id: string, lifts: readonly KnownLift[]): Known | undefined {
  const own = lifts.find(({ exerciseId }) => exerciseId === id);
  if (own) return { lift: own, ratio: 1 };
  for (const { from, ratio } of LIFT_VARIANTS[id] ?? []) {
    const lift = lifts.find(({ exerciseId }) => exerciseId === from);
    if (lift) return { lift, ratio };
  }
  return undefined;
}

/** The greatest single repetition by each formula; one repetition is the mark itself. */
const MAXIMA = [
  ['maximoBrzycki', 'pesoKg * 36 / (37 - repeticiones)'],
  ['maximoEpley', 'pesoKg * (1 + repeticiones / 30)'],
  ['maximoWathan', '100 * pesoKg / (48.8 + 53.8 * exp(-0.075 * repeticiones))'],
] as const;
const OF_ONE = MAXIMA.map(([name]) => [name, 'pesoKg'] as const);
/** And back, for the repetitions of the plan. */
const WEIGHTS = [
  ['alLimite', 'repeticionesDelPlan + reserva'],
  ['pesoBrzycki', 'maximoBrzycki * (37 - alLimite) / 36'],
  ['pesoEpley', 'maximoEpley / (1 + alLimite / 30)'],
  ['pesoWathan', 'maximoWathan * (48.8 + 53.8 * exp(-0.075 * alLimite)) / 100'],
] as const;
const ALL = 'pesoBrzycki, pesoEpley, pesoWathan';
const EDGES = {
  low: `min(${ALL})`,
  high: `max(${ALL})`,
  suggested: `(min(${ALL}) + max(${ALL})) / 2`,
} as const;
const TITLES = {
  low: 'Peso de la primera semana, desde',
  high: 'Peso de la primera semana, hasta',
  suggested: 'Peso de la primera semana',
} as const;
type Edge = keyof typeof EDGES;

const isLessPrecise = ({ pattern, compound, implement }: Exercise): boolean =>
  pattern === 'hinge' || !compound || implement === 'machine';

const noteOf = (exercise: Exercise, { lift, ratio }: Known): string =>
  [
    `Fórmulas de Brzycki, Epley y Wathan; de las dos últimas no leímos el original. Estimación ± ${lift.repetitions <= 5 ? 5 : 10} %, redondeada hacia abajo a lo que se puede armar.`,
    ...(ratio < 1 ? ['Viene de otro ejercicio parecido: la relación es regla nuestra y va para el lado liviano.'] : []),
    ...(isLessPrecise(exercise) ? ['En este tipo de ejercicio es menos precisa.'] : []),
    'Si la primera serie no te deja las repeticiones en reserva que pide, bajá.',
  ].join(' ');

export type Asked = { readonly repetitions: number; readonly reserve: number };

/** Undefined when the person told no lift that speaks of this exercise, or when no figure should be given. */
export function firstLoad(
  exercise: Exercise,
  { repetitions, reserve }: Asked,
  lifts: readonly KnownLift[],
  { found }: Pick<Cautions, 'found'>,
): PlannedLoad | undefined {
  const { implement } = exercise;
  if (lifts.length === 0 || implement === undefined || exercise.timed || exercise.pattern === 'power') return undefined;
  if (found.some((caution) => WITHOUT_ESTIMATE.includes(caution))) return undefined;
  if (repetitions + reserve > MOST_TO_THE_LIMIT) return undefined;
  const known = knownFor(exercise.id, lifts);
  if (!known || known.lift.repetitions > MOST_KNOWN_REPETITIONS) return undefined;

  const inputs = {
    pesoKg: known.lift.weightKg,
    repeticiones: known.lift.repetitions,
    repeticionesDelPlan: repetitions,
    reserva: reserve,
    relacion: known.ratio,
    paso: STEP[implement],
    masPesado: HEAVIEST[implement],
  };
  const shared: Omit<Rule, 'rule' | 'title'> = {
    unit: 'kg',
    basis: 'forja_rule',
    sources: ['brzycki1993', 'reynolds2006'],
    note: noteOf(exercise, known),
  };
  const kilos = (edge: Edge): Traced =>
    traced({ ...shared, rule: `training.first-load-${edge}`, title: TITLES[edge] }, inputs, [
      ...(known.lift.repetitions === 1 ? OF_ONE : MAXIMA),
      ...WEIGHTS,
      ['estimado', `round(${EDGES[edge]} * relacion, 3)`],
      ['kilos', 'min(masPesado, floor(estimado / paso) * paso)'],
    ]);
  const load = { low: kilos('low'), high: kilos('high'), suggested: kilos('suggested') };
  return load.low.value >= LIGHTEST[implement] ? load : undefined;
}
