import type { FieldError } from '@forja/contract/http/errors';
import { planChoices, UNKNOWN_EXERCISE, UNKNOWN_FOOD } from '@forja/contract/plan-choices';
import { exerciseById } from '@forja/domain/exercises/library/exercise-library';
import { foodById } from '@forja/domain/foods/foods';
import { recordCollection } from '../records/records.service.ts';

export const planChoicesCollection = recordCollection({
  contract: planChoices,
  validate: ({ week, menu }): FieldError[] => [
    ...Object.entries(week.swaps).flatMap(([from, to]) =>
      exerciseById(from) && exerciseById(to)
        ? []
        : [{ path: `week.swaps.${from}`, message: UNKNOWN_EXERCISE }],
    ),
    ...menu.changes.flatMap((change, index) =>
      change.kind !== 'swap' || foodById(change.foodId)
        ? []
        : [{ path: `menu.changes.${index}.foodId`, message: UNKNOWN_FOOD }],
    ),
  ],
});
