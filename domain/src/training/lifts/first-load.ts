import { traced, type Rule, type Traced } from '../../evidence/traced.ts';
import type { KnownLift } from '../../person/plan-input.ts';
import type { Caution, Cautions } from '../training-cautions.ts';
import { LIFT_VARIANTS } from './lift-variants.data.ts';
import { MAX_TO_FAILURE, ONE_REP_MAX_FORMULAS, repetitionsToFailure } from './one-rep-max.ts';
import type { Exercise, Implement } from '../../exercises/exercise.ts';
import type { PlannedLoad } from '../training-plan.ts';

/** Smallest increment: two 1.25 kg discs, the next dumbbell, the next plate of the stack. */
export const STEP_KG: Readonly<Record<Implement, number>> = {
  barbell: 2.5,
  dumbbells: 2,
  machine: 5,
};
/** Empty bar, lightest dumbbell and lightest plate. */
export const LIGHTEST_KG: Readonly<Record<Implement, number>> = {
  barbell: 20,
  dumbbells: 2,
  machine: 5,
};
/** Dumbbells: the heaviest of a common rack. */
const HEAVIEST_KG: Readonly<Record<Implement, number>> = {
  barbell: 500,
  dumbbells: 50,
  machine: 400,
};

/** Cautions that forbid estimating a weight: evidence 13. */
const CAUTIONS_WITHOUT_ESTIMATE = [
  'pregnancy',
  'pregnancy_unanswered',
  'high_pressure_now',
  'frail',
  'aged_75',
  'minor',
  'heart',
  'underfed',
  'bariatric_surgery',
  'cancer',
] as const satisfies readonly Caution[];
export type UnestimatedCaution = (typeof CAUTIONS_WITHOUT_ESTIMATE)[number];

export const findUnestimated = ({
  active,
}: Pick<Cautions, 'active'>): UnestimatedCaution | undefined =>
  CAUTIONS_WITHOUT_ESTIMATE.find((caution) => active.includes(caution));

export type ReferenceSet = KnownLift & { readonly repsInReserve?: number | undefined };
type ReferenceLift = { readonly lift: ReferenceSet; readonly ratio: number };

function findReferenceLift(id: string, lifts: readonly ReferenceSet[]): ReferenceLift | undefined {
  const directLift = lifts.find(({ exerciseId }) => exerciseId === id);
  if (directLift) return { lift: directLift, ratio: 1 };
  for (const { from, ratio } of LIFT_VARIANTS[id] ?? []) {
    const lift = lifts.find(({ exerciseId }) => exerciseId === from);
    if (lift) return { lift, ratio };
  }
  return undefined;
}

const ONE_REP_MAX_STEPS = ONE_REP_MAX_FORMULAS.map(
  ({ title, expression }) => [`maximo${title}`, expression] as const,
);
const SINGLE_REPETITION_STEPS = ONE_REP_MAX_STEPS.map(([name]) => [name, 'pesoKg'] as const);
const WORKING_WEIGHT_STEPS = [
  ['alLimite', 'repeticionesDelPlan + reserva'] as const,
  ...ONE_REP_MAX_FORMULAS.map(
    ({ title, weightExpression }) => [`peso${title}`, weightExpression] as const,
  ),
];
const ALL_WEIGHTS = ONE_REP_MAX_FORMULAS.map(({ title }) => `peso${title}`).join(', ');
const LOAD_EXPRESSIONS = {
  low: `min(${ALL_WEIGHTS})`,
  high: `max(${ALL_WEIGHTS})`,
  suggested: `(min(${ALL_WEIGHTS}) + max(${ALL_WEIGHTS})) / 2`,
} as const;
const LOAD_TITLES = {
  low: 'Peso de la primera semana, desde',
  high: 'Peso de la primera semana, hasta',
  suggested: 'Peso de la primera semana',
} as const;
type LoadBound = keyof typeof LOAD_EXPRESSIONS;

export type LoadedExercise = Pick<Exercise, 'id' | 'pattern' | 'compound' | 'implement' | 'timed'>;

const isLessPrecise = ({ pattern, compound, implement }: LoadedExercise): boolean =>
  pattern === 'hinge' || !compound || implement === 'machine';

const loadNote = (exercise: LoadedExercise, ratio: number, toFailure: number): string =>
  [
    `Fórmulas de Brzycki, Epley y Wathan; de las dos últimas no leímos el original. Estimación ± ${toFailure <= 5 ? 5 : 10} %, redondeada hacia abajo a lo que se puede armar.`,
    ...(ratio < 1
      ? [
          'Viene de otro ejercicio parecido: la relación es regla nuestra y va para el lado liviano.',
        ]
      : []),
    ...(isLessPrecise(exercise) ? ['En este tipo de ejercicio es menos precisa.'] : []),
    'Si la primera serie no te deja las repeticiones en reserva que pide, bajá.',
  ].join(' ');

export type LoadTarget = { readonly repetitions: number; readonly reserve: number };

/** Undefined without a related lift, or if no weight should be estimated. */
export function firstLoad(
  exercise: LoadedExercise,
  { repetitions, reserve }: LoadTarget,
  lifts: readonly ReferenceSet[],
  cautions: Pick<Cautions, 'active'>,
): PlannedLoad | undefined {
  const { implement } = exercise;
  if (
    lifts.length === 0 ||
    implement === undefined ||
    exercise.timed ||
    exercise.pattern === 'power'
  )
    return undefined;
  if (findUnestimated(cautions)) return undefined;
  if (repetitions + reserve > MAX_TO_FAILURE) return undefined;
  const referenceLift = findReferenceLift(exercise.id, lifts);
  const toFailure = referenceLift && repetitionsToFailure(referenceLift.lift);
  if (!referenceLift || toFailure === undefined) return undefined;

  const inputs = {
    pesoKg: referenceLift.lift.weightKg,
    repeticiones: toFailure,
    repeticionesDelPlan: repetitions,
    reserva: reserve,
    relacion: referenceLift.ratio,
    paso: STEP_KG[implement],
    masPesado: HEAVIEST_KG[implement],
  };
  const shared: Omit<Rule, 'rule' | 'title'> = {
    unit: 'kg',
    basis: 'forja_rule',
    sources: ['brzycki1993', 'reynolds2006'],
    note: loadNote(exercise, referenceLift.ratio, toFailure),
  };
  const traceLoad = (bound: LoadBound): Traced =>
    traced({ ...shared, rule: `training.first-load-${bound}`, title: LOAD_TITLES[bound] }, inputs, [
      ...(toFailure === 1 ? SINGLE_REPETITION_STEPS : ONE_REP_MAX_STEPS),
      ...WORKING_WEIGHT_STEPS,
      ['estimado', `round(${LOAD_EXPRESSIONS[bound]} * relacion, 3)`],
      ['kilos', 'min(masPesado, floor(estimado / paso) * paso)'],
    ]);
  const load = {
    low: traceLoad('low'),
    high: traceLoad('high'),
    suggested: traceLoad('suggested'),
  };
  return load.low.value >= LIGHTEST_KG[implement] ? load : undefined;
}
