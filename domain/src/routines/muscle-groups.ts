import type { Exercise } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';

export const MUSCLE_GROUPS = [
  'chest',
  'back',
  'legs',
  'shoulders',
  'arms',
  'abs',
  'cardio',
  'other',
] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];

export const MUSCLE_GROUP_NAMES: Readonly<Record<MuscleGroup, string>> = {
  chest: 'Pecho',
  back: 'Espalda',
  legs: 'Piernas',
  shoulders: 'Hombros',
  arms: 'Brazos',
  abs: 'Abdomen',
  cardio: 'Cardio',
  other: 'Otro',
};

const GROUP_OF_MUSCLE: Readonly<Record<Muscle, MuscleGroup>> = {
  chest: 'chest',
  upper_back: 'back',
  lats: 'back',
  traps: 'back',
  front_delts: 'shoulders',
  side_delts: 'shoulders',
  rear_delts: 'shoulders',
  biceps: 'arms',
  triceps: 'arms',
  forearms: 'arms',
  abs: 'abs',
  obliques: 'abs',
  lower_back: 'back',
  glutes: 'legs',
  quads: 'legs',
  hamstrings: 'legs',
  adductors: 'legs',
  calves: 'legs',
};

export function muscleGroup({
  pattern,
  primary,
}: Pick<Exercise, 'pattern' | 'primary'>): MuscleGroup {
  const [first] = primary;
  return pattern === 'cardio' ? 'cardio' : first ? GROUP_OF_MUSCLE[first] : 'other';
}
