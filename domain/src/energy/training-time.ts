import { weeklyTrainingMinutes } from '../training/effort/session-minutes.ts';
import type { TrainingPlan } from '../training/training-plan.ts';

/** Training time of the planned week with warm-ups, often less than the minutes that the person has. */
export type TrainingTime = { readonly days: number; readonly minutesPerWeek: number };

export const trainingTime = (training: Pick<TrainingPlan, 'days'>): TrainingTime => ({
  days: training.days.length,
  minutesPerWeek: weeklyTrainingMinutes(training),
});

/** Minutes of a planned session, mean of the week. */
export const minutesPerSession = ({ days, minutesPerWeek }: TrainingTime): number =>
  days === 0 ? 0 : minutesPerWeek / days;
