import { COMPOUND_CARE } from './sources-compounds-care.data.ts';
import { COMPOUND_LABELS } from './sources-compounds-labels.data.ts';
import { COMPOUND_STUDIES } from './sources-compounds-studies.data.ts';
import type { WorkAboutPeople } from './source.ts';

/** Every source of the compounds dossier that was read; one seen only in a copy is marked `secondary`. */
export const COMPOUND_SOURCES = {
  ...COMPOUND_STUDIES,
  ...COMPOUND_LABELS,
  ...COMPOUND_CARE,
} as const satisfies Record<string, WorkAboutPeople>;

/** What a statement about a compound may cite: each says of whom it speaks, when and how it knows. */
export type CompoundSourceKey = keyof typeof COMPOUND_SOURCES;
