import { CLINICAL_SOURCES } from './sources-clinical.data.ts';
import { COMPOUND_SOURCES } from './sources-compounds.data.ts';
import { NUTRITION_TRAINING_SOURCES } from './sources-nutrition-training.data.ts';
import type { Source } from './source.ts';

export const SOURCES = { ...NUTRITION_TRAINING_SOURCES, ...CLINICAL_SOURCES, ...COMPOUND_SOURCES };

/** Only a verified source has a key, so citing an unverified one does not compile. */
export type SourceKey = keyof typeof SOURCES;

export function source(key: SourceKey): Source {
  return SOURCES[key];
}
