import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { MAJOR_MUSCLES } from '../../exercises/muscles.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { PlannedExercise, TrainingPlan } from '../training-plan.ts';

export const planned = ({ days }: TrainingPlan): PlannedExercise[] =>
  days.flatMap(({ exercises }) => exercises);

export function known(id: string): Exercise {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`${id} is not in the library`);
  return exercise;
}

export const exercisesOf = (plan: TrainingPlan): Exercise[] =>
  planned(plan).map(({ exerciseId }) => known(exerciseId));
export const codes = ({ notices }: TrainingPlan): string[] => notices.map(({ code }) => code);

const isMajor = (muscle: string): boolean => MAJOR_MUSCLES.some((major) => major === muscle);
export const majorVolume = ({ weeklyVolume }: TrainingPlan): TrainingPlan['weeklyVolume'] =>
  weeklyVolume.filter(({ muscle }) => isMajor(muscle));

export const outOfRange = (plan: TrainingPlan): TrainingPlan['weeklyVolume'] =>
  majorVolume(plan).filter(
    ({ sets }) =>
      sets.value < plan.weeklyRange.min.value || sets.value > plan.weeklyRange.max.value,
  );
