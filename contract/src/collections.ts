import { measures } from './measures.ts';
import { plans } from './plans.ts';
import type { AnyCollection } from './records/records.ts';

/** Every collection, by name: exports, imports and the API documentation go over it. */
export const COLLECTIONS = { measures, plans } as const satisfies Record<string, AnyCollection>;
