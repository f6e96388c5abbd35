import { COMPOUND_CARE } from './sources-compounds-care.data.ts';
import { COMPOUND_LABELS } from './sources-compounds-labels.data.ts';
import { COMPOUND_STUDIES } from './sources-compounds-studies.data.ts';
import type { WorkAboutPeople } from './source.ts';

/** Sources that were read; those seen only in a copy are `secondary`. */
export const COMPOUND_SOURCES = {
  ...COMPOUND_STUDIES,
  ...COMPOUND_LABELS,
  ...COMPOUND_CARE,
} as const satisfies Record<string, WorkAboutPeople>;

/** Each source states its people, date and design. */
export type CompoundSourceKey = keyof typeof COMPOUND_SOURCES;
