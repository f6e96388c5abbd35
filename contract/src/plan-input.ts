import { bodyMassIndex } from '@forja/domain/body/body-mass-index';
import {
  ACTIVITIES,
  CONDITIONS,
  CYCLE_TYPES,
  DOSE_MULTIPLES,
  EQUIPMENT,
  FOOD_BUDGETS,
  FOOD_PATTERNS,
  GOALS,
  HEALTH_FLAGS,
  JOINTS,
  LEVELS,
  ORIGINS,
  SCREENING_ANSWERS,
  SEXES,
  type ScreeningQuestion,
} from '@forja/domain/person/choices';
import {
  LIMITS,
  MOST_KNOWN_LIFTS,
  POSSIBLE_BODY_MASS_INDEX,
  type PlanInput,
} from '@forja/domain/person/plan-input';
import { z } from 'zod/mini';
import { missingOr, REQUIRED } from './http/common.ts';

export const FIELD_HELP = {
  ageYears: 'Poné la edad en años cumplidos, entre 14 y 90.',
  weightKg: 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.',
  heightCm: 'Poné la altura en centímetros, sin coma. Por ejemplo: 178.',
  cycleWeeks: 'Elegí una duración de 4 a 24 semanas.',
  bodyFatPercent: 'Poné el porcentaje de grasa entre 3 y 60, o dejalo vacío.',
  trainingDays: 'Elegí de 2 a 6 días por semana.',
  sessionMinutes: 'Elegí de 30 a 90 minutos por sesión.',
  systolic: 'Poné la presión máxima en mmHg, entre 70 y 260. Por ejemplo: 120.',
  diastolic: 'Poné la presión mínima en mmHg, entre 40 y 160. Por ejemplo: 80.',
  haematocritPercent: 'Poné el hematocrito en porcentaje, entre 20 y 70.',
  altTimesUpperLimit: 'Poné cuántas veces el máximo normal dio la ALT (GPT), entre 0,1 y 50.',
  astTimesUpperLimit: 'Poné cuántas veces el máximo normal dio la AST (GOT), entre 0,1 y 50.',
  ldlMgDl: 'Poné el LDL en mg/dl, entre 10 y 500.',
  hdlMgDl: 'Poné el HDL en mg/dl, entre 3 y 150.',
  egfr: 'Poné el filtrado glomerular, entre 3 y 150.',
  hba1cPercent: 'Poné la hemoglobina glicosilada en porcentaje, entre 3 y 18.',
  psaNgMl: 'Poné el PSA en ng/ml, entre 0 y 200.',
  lvefPercent: 'Poné la fracción de eyección en porcentaje, entre 10 y 80.',
  yearsOfUse: 'Poné los años de uso, entre 0 y 50.',
  cookingDays: 'Elegí si cocinás para 1, 2 o 3 días.',
  liftWeightKg: 'Poné el peso que levantaste en kilos, entre 1 y 500.',
  liftRepetitions: 'Poné cuántas repeticiones hiciste, de 1 a 10.',
  measuredKcal: 'El gasto medido tiene que ser de 500 a 10.000 kcal.',
  standardErrorKcal: 'El error del gasto medido tiene que ser de 0 a 3.000 kcal.',
  recordDays: 'El gasto medido necesita de 21 a 400 días de registros.',
} as const satisfies Record<keyof typeof LIMITS, string>;

const IMPOSSIBLE_BODY =
  'Revisá el peso y la altura: juntos no dan un cuerpo posible. ¿Están en kilos y centímetros?';

function amount(field: keyof typeof LIMITS) {
  const { min, max, decimals } = LIMITS[field];
  const help = FIELD_HELP[field];
  const number = z.number(missingOr(help)).check(z.gte(min, help), z.lte(max, help));
  return decimals === 0 ? number.check(z.int(help)) : number;
}

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, missingOr('Elegí una de las opciones.'));

const labs = z.object({
  haematocritPercent: z.optional(amount('haematocritPercent')),
  altTimesUpperLimit: z.optional(amount('altTimesUpperLimit')),
  astTimesUpperLimit: z.optional(amount('astTimesUpperLimit')),
  ldlMgDl: z.optional(amount('ldlMgDl')),
  hdlMgDl: z.optional(amount('hdlMgDl')),
  egfr: z.optional(amount('egfr')),
  hba1cPercent: z.optional(amount('hba1cPercent')),
  psaNgMl: z.optional(amount('psaNgMl')),
  lvefPercent: z.optional(amount('lvefPercent')),
});

const catalogueId = z
  .string(missingOr('Eso no está en la lista.'))
  .check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'Eso no está en la lista.'));

const chemistry = z.object({
  compounds: z.array(catalogueId).check(z.maxLength(12, 'Elegí hasta 12 sustancias.')),
  doseMultiple: choice(DOSE_MULTIPLES),
  origin: choice(ORIGINS),
  yearsOfUse: amount('yearsOfUse'),
  medicalFollowUp: z.boolean(REQUIRED),
  sharesEquipment: z.boolean(REQUIRED),
  withoutBreak: z.boolean(REQUIRED),
});

const knownLift = z.object({
  exerciseId: catalogueId,
  weightKg: amount('liftWeightKg'),
  repetitions: amount('liftRepetitions'),
});

const measuredExpenditure = z.object({
  kcal: amount('measuredKcal'),
  standardErrorKcal: amount('standardErrorKcal'),
  recordDays: amount('recordDays'),
  previousKcal: amount('measuredKcal'),
});

const answer = z.optional(choice(SCREENING_ANSWERS));
const screening = z
  .object({
    compensates_eating: answer,
    loses_control_eating: answer,
    lost_weight_fast: answer,
    sees_larger_body: answer,
    food_fills_the_day: answer,
    pregnancy: answer,
  } satisfies Record<ScreeningQuestion, typeof answer>)
  .check(
    z.meta({
      description:
        'Asked before a plan to lose weight. An absent question was not answered: it is read with caution.',
    }),
  );

const bloodPressure = z
  .object({ systolic: amount('systolic'), diastolic: amount('diastolic') })
  .check(
    z.refine(({ systolic, diastolic }) => systolic > diastolic, {
      path: ['systolic'],
      message: 'La máxima tiene que ser mayor que la mínima. Revisá los dos números.',
    }),
  );

const once = <T>(values: readonly T[]) => new Set(values).size === values.length;

type Body = { weightKg: number; heightCm: number };

function isPossibleBody(body: Body): boolean {
  const index = bodyMassIndex(body);
  return index >= POSSIBLE_BODY_MASS_INDEX.min && index <= POSSIBLE_BODY_MASS_INDEX.max;
}

/** Checks both figures even while other fields are missing. */
function hasReadableBody({ value }: { value: unknown }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (['weightKg', 'heightCm'] as const).every(
    (field) => amount(field).safeParse(Reflect.get(value, field)).success,
  );
}

export const planInput = z
  .object({
    ageYears: amount('ageYears'),
    weightKg: amount('weightKg'),
    heightCm: amount('heightCm'),
    sex: choice(SEXES),
    conditions: z.array(choice(CONDITIONS), missingOr('Elegí tus condiciones, o "ninguna".')).check(
      z.minLength(1, 'Elegí tus condiciones, o "ninguna".'),
      z.refine(
        (conditions) => conditions.length === 1 || !conditions.includes('none'),
        'Elegí "ninguna" o tus condiciones, no las dos cosas.',
      ),
      z.refine(once, 'Hay una condición repetida.'),
    ),
    goal: choice(GOALS),
    level: choice(LEVELS),
    cycleWeeks: amount('cycleWeeks'),
    cycleType: choice(CYCLE_TYPES),
    bodyFatPercent: z.optional(amount('bodyFatPercent')),
    activity: z.optional(choice(ACTIVITIES)),
    trainingDays: z.optional(amount('trainingDays')),
    sessionMinutes: z.optional(amount('sessionMinutes')),
    equipment: z.optional(choice(EQUIPMENT)),
    foodPattern: z.optional(choice(FOOD_PATTERNS)),
    foodsToAvoid: z.optional(
      z.array(catalogueId).check(z.maxLength(120, 'Elegí hasta 120 alimentos.')),
    ),
    foodBudget: z.optional(choice(FOOD_BUDGETS)),
    cookingDays: z.optional(amount('cookingDays')),
    injuries: z.optional(
      z
        .array(choice(JOINTS))
        .check(z.maxLength(JOINTS.length), z.refine(once, 'Hay una articulación repetida.')),
    ),
    trainsInHeat: z.optional(z.boolean()),
    bloodPressure: z.optional(bloodPressure),
    labs: z.optional(labs),
    health: z.optional(
      z
        .array(choice(HEALTH_FLAGS))
        .check(z.maxLength(HEALTH_FLAGS.length), z.refine(once, 'Hay un dato repetido.')),
    ),
    screening: z.optional(screening),
    lifts: z.optional(
      z.array(knownLift).check(
        z.maxLength(MOST_KNOWN_LIFTS, `Anotá hasta ${MOST_KNOWN_LIFTS} ejercicios.`),
        z.refine(
          (lifts) => once(lifts.map(({ exerciseId }) => exerciseId)),
          'Hay un ejercicio repetido.',
        ),
      ),
    ),
    chemistry: z.optional(chemistry),
    measuredExpenditure: z.optional(measuredExpenditure),
  })
  .check(
    z.refine(isPossibleBody, {
      path: ['weightKg'],
      message: IMPOSSIBLE_BODY,
      when: hasReadableBody,
    }),
    z.refine(isPossibleBody, {
      path: ['heightCm'],
      message: IMPOSSIBLE_BODY,
      when: hasReadableBody,
    }),
  ) satisfies z.ZodMiniType<PlanInput>;
