import { measures } from './measures.ts';
import { planChoices } from './plan-choices.ts';
import { plans } from './plans.ts';
import type { AnyCollection } from './records/records.ts';

/** Every collection, by name: exports, imports and the API documentation go over it. */
export const COLLECTIONS = {
  measures,
  'plan-choices': planChoices,
  plans,
} as const satisfies Record<string, AnyCollection>;
