import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { MAJOR_MUSCLES } from '../../exercises/muscles.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { PlannedExercise, TrainingPlan } from '../training-plan.ts';

export const listPlannedExercises = ({ days }: TrainingPlan): PlannedExercise[] =>
  days.flatMap(({ exercises }) => exercises);

export function requireExercise(id: string): Exercise {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`${id} is not in the library`);
  return exercise;
}

export const listExercises = (plan: TrainingPlan): Exercise[] =>
  listPlannedExercises(plan).map(({ exerciseId }) => requireExercise(exerciseId));
export const listNoticeCodes = ({ notices }: TrainingPlan): string[] =>
  notices.map(({ code }) => code);

const isMajor = (muscle: string): boolean => MAJOR_MUSCLES.some((major) => major === muscle);
export const majorVolume = ({ weeklyVolume }: TrainingPlan): TrainingPlan['weeklyVolume'] =>
  weeklyVolume.filter(({ muscle }) => isMajor(muscle));

export const findOutOfRange = (plan: TrainingPlan): TrainingPlan['weeklyVolume'] =>
  majorVolume(plan).filter(
    ({ sets }) =>
      sets.value < plan.weeklyRange.min.value || sets.value > plan.weeklyRange.max.value,
  );
