import type { Exercise, Implement } from '../exercise.ts';
import { EXERCISES } from '../library/exercise-library.ts';
import type { Muscle } from '../muscles.ts';
import type { OwnExercise } from '../own-exercise.ts';
import type { Pattern } from '../patterns.ts';
import type { Equipment } from '../../person/choices.ts';

export type ListedExercise = {
  readonly id: string;
  readonly name: string;
  readonly pattern: Pattern;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  readonly equipment: readonly Equipment[];
  readonly implement?: Implement | undefined;
  readonly isTimed: boolean;
  readonly compound: boolean;
  /** Absent in an own exercise. */
  readonly library?: Exercise;
};

/** Multi-joint patterns; own exercises do not record it. */
const COMPOUND_PATTERNS: ReadonlySet<Pattern> = new Set(
  EXERCISES.filter(({ compound }) => compound).map(({ pattern }) => pattern),
);

const listLibrary = (exercise: Exercise): ListedExercise => {
  const { id, name, pattern, primary, secondary, equipment, implement, compound } = exercise;
  return {
    id,
    name,
    pattern,
    primary,
    secondary,
    equipment,
    implement,
    compound,
    isTimed: exercise.timed === true,
    library: exercise,
  };
};

export const LISTED_LIBRARY: readonly ListedExercise[] = EXERCISES.map(listLibrary);

export const listOwn = (
  id: string,
  { name, pattern, primary, secondary, equipment, implement, isTimed }: OwnExercise,
): ListedExercise => ({
  id,
  name,
  pattern,
  primary,
  secondary,
  equipment,
  implement,
  isTimed,
  compound: COMPOUND_PATTERNS.has(pattern),
});
