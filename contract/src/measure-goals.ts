import {
  GOAL_FIELDS,
  type GoalField,
  type MeasureGoal,
} from '@forja/domain/measures/goals/measure-goal';
import { FIRST_MEASURE_DAY, MEASURE_LIMITS } from '@forja/domain/measures/measure';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from './records/records.ts';

const UNKNOWN_FIELD = 'Esa medida no puede tener un objetivo.';
export const FUTURE_GOAL = 'El día del objetivo todavía no llegó.';
const BAD_DAY = 'Ese día no es válido.';
const SAME_VALUE = 'El objetivo tiene que ser distinto de la medida de hoy.';
const OUT_OF_LIMITS = 'Poné un número que esa medida pueda tener.';
const figure = z.number(OUT_OF_LIMITS);

const isPossible = (field: GoalField, value: number): boolean => {
  const { min, max } = MEASURE_LIMITS[field];
  return value >= min && value <= max;
};

export const measureGoal = z
  .object({
    field: z.enum(GOAL_FIELDS, UNKNOWN_FIELD),
    target: figure,
    from: figure,
    setOn: z.iso.date(BAD_DAY).check(z.refine((day) => day >= FIRST_MEASURE_DAY, BAD_DAY)),
  })
  .check(
    z.refine(({ field, target }) => isPossible(field, target), {
      path: ['target'],
      message: OUT_OF_LIMITS,
    }),
    z.refine(({ field, from }) => isPossible(field, from), {
      path: ['from'],
      message: OUT_OF_LIMITS,
    }),
    z.refine(({ target, from }) => target !== from, { path: ['target'], message: SAME_VALUE }),
  ) satisfies z.ZodMiniType<MeasureGoal>;

export const measureGoals = declareCollection({
  name: 'measure-goals',
  label: { one: 'objetivo de una medida', many: 'objetivos de tus medidas' },
  privacy: {
    heading: 'Los objetivos de tus medidas',
    fields: {
      field: 'De qué medida es.',
      target: 'A cuánto querés llegar.',
      from: 'Cuánto era cuando lo pusiste.',
      setOn: 'El día en que lo pusiste.',
    } satisfies FieldWords<MeasureGoal>,
  },
  schema: measureGoal,
  stored: measureGoal,
  /** A goal per field, and room for conflict copies. */
  limit: 100,
  maxBodyBytes: 4 * 1024,
});
