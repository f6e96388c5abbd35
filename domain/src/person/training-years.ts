import type { Level } from './choices.ts';

/** What each level means, in the only words for it: the form asks with them and the risk answers with them. */
export const TRAINING_YEARS: Readonly<Record<Level, string>> = {
  beginner: 'Menos de 6 meses',
  intermediate: 'De 6 meses a 2 años',
  advanced: 'Más de 2 años',
  elite: 'Competís',
};
