import { measures } from './measures.ts';
import { plans } from './plans.ts';
import type { AnyCollection } from './records.ts';

/** Everything that a person keeps, by name: exports, imports and documents go over it. */
export const COLLECTIONS = { measures, plans } as const satisfies Record<string, AnyCollection>;
