import type { Level } from './choices.ts';

/** Definitions of the levels, shared by the form and the risk. */
export const TRAINING_YEARS: Readonly<Record<Level, string>> = {
  beginner: 'Menos de 6 meses',
  intermediate: 'De 6 meses a 2 años',
  advanced: 'Más de 2 años',
  elite: 'Competís',
};
