import type { Equipment } from '../person/choices.ts';
import type { Implement } from './exercise.ts';
import type { Muscle } from './muscles.ts';
import type { Pattern } from './patterns.ts';

/** An exercise that a person added. Volume and records count it as one of the library. */
export type OwnExercise = {
  name: string;
  pattern: Pattern;
  primary: Muscle[];
  secondary: Muscle[];
  equipment: Equipment[];
  /** Absent when it uses no weight. */
  implement?: Implement | undefined;
  /** Counted in seconds, not repetitions. */
  isTimed: boolean;
  notes?: string | undefined;
};
