import { measuresCollection } from '../features/measures/measures.collection.ts';
import { planChoicesCollection } from '../features/plans/plan-choices.collection.ts';
import { plansCollection } from '../features/plans/plans.collection.ts';
import type { RecordCollection } from '../features/records/records.service.ts';

/** Every collection that this server writes, one a line; one without rules of its own is `{ contract }`. */
export const collections: readonly RecordCollection[] = [
  measuresCollection,
  planChoicesCollection,
  plansCollection,
];
