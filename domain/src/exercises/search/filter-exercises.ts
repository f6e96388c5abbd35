import type { Equipment, Joint } from '../../person/choices.ts';
import { exerciseTolerance } from '../injuries.ts';
import type { Muscle } from '../muscles.ts';
import type { Pattern } from '../patterns.ts';
import type { ListedExercise } from './listed-exercise.ts';

export type ExerciseFilters = {
  readonly muscle: Muscle | '';
  readonly equipment: Equipment | '';
  /** Excludes exercises that load this joint or whose load is unknown. */
  readonly joint: Joint | '';
  readonly pattern: Pattern | '';
};

export const NO_EXERCISE_FILTERS: ExerciseFilters = {
  muscle: '',
  equipment: '',
  joint: '',
  pattern: '',
};

export const filterExercises = (
  exercises: readonly ListedExercise[],
  { muscle, equipment, joint, pattern }: ExerciseFilters,
): ListedExercise[] =>
  exercises.filter(
    (exercise) =>
      (muscle === '' || trains(exercise, muscle)) &&
      (equipment === '' || exercise.equipment.includes(equipment)) &&
      (joint === '' || sparesJoint(exercise, joint)) &&
      (pattern === '' || exercise.pattern === pattern),
  );

const trains = ({ primary, secondary }: ListedExercise, muscle: Muscle): boolean =>
  primary.includes(muscle) || secondary.includes(muscle);

const sparesJoint = ({ library }: ListedExercise, joint: Joint): boolean =>
  library !== undefined && exerciseTolerance(library, joint) !== 'avoid';

export type ExerciseGroups = Record<'favourites' | 'recent' | 'others', ListedExercise[]>;

/** Orders favourites first, then recently done (latest first), then the rest. */
export function groupByUse(
  exercises: readonly ListedExercise[],
  favourites: Readonly<Record<string, true>>,
  recent: readonly string[],
): ExerciseGroups {
  const groups: ExerciseGroups = { favourites: [], recent: [], others: [] };
  for (const exercise of exercises) {
    const { id } = exercise;
    const group = favourites[id] ? 'favourites' : recent.includes(id) ? 'recent' : 'others';
    groups[group].push(exercise);
  }
  groups.recent.sort((one, other) => recent.indexOf(one.id) - recent.indexOf(other.id));
  return groups;
}
