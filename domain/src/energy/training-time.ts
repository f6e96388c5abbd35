import { weeklyTrainingMinutes } from '../training/effort/session-minutes.ts';
import type { TrainingPlan } from '../training/training-plan.ts';

/** What the planned week really takes, warm-ups included: often less than the minutes that the person has. */
export type TrainingTime = { readonly days: number; readonly minutesPerWeek: number };

export const trainingTimeOf = (training: Pick<TrainingPlan, 'days'>): TrainingTime => ({
  days: training.days.length,
  minutesPerWeek: weeklyTrainingMinutes(training),
});

/** Minutes of a planned session, mean of the week. */
export const minutesPerSession = ({ days, minutesPerWeek }: TrainingTime): number =>
  days === 0 ? 0 : minutesPerWeek / days;
