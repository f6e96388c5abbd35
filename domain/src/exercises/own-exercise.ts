import type { Equipment } from '../person/choices.ts';
import type { Implement } from './exercise.ts';
import type { Muscle } from './muscles.ts';
import type { Pattern } from './patterns.ts';

export type OwnExercise = {
  name: string;
  pattern: Pattern;
  primary: Muscle[];
  secondary: Muscle[];
  equipment: Equipment[];
  /** Absent without a weight. */
  implement?: Implement | undefined;
  isTimed: boolean;
  notes?: string | undefined;
};
