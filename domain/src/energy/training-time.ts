import { weeklyTrainingMinutes } from '../training/effort/session-minutes.ts';
import type { TrainingPlan } from '../training/training-plan.ts';

/** Planned week with warm-ups, often less than the available minutes. */
export type TrainingTime = { readonly days: number; readonly minutesPerWeek: number };

export const trainingTime = (training: Pick<TrainingPlan, 'days'>): TrainingTime => ({
  days: training.days.length,
  minutesPerWeek: weeklyTrainingMinutes(training),
});

/** Mean of the week. */
export const minutesPerSession = ({ days, minutesPerWeek }: TrainingTime): number =>
  days === 0 ? 0 : minutesPerWeek / days;
