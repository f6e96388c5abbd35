import type { Collection } from '../shared/records/collection.ts';
import { measures } from '../features/measures/measures.collection.ts';
import { planChoices } from '../features/plans/choices/plan-choices.collection.ts';
import { plans } from '../features/plans/plans.collection.ts';

/** Everything that a person saves on the device: one line for each collection. */
export const deviceCollections: readonly Pick<Collection<never>, 'name'>[] = [
  measures,
  planChoices,
  plans,
];
