import type { TrainingPlan } from './training-plan.ts';

/** Minutes of training that the first week really has, warm-ups and rests included; cardio days are apart. */
export const plannedMinutes = ({ days }: Pick<TrainingPlan, 'days'>): number =>
  days.reduce((sum, { minutes }) => sum + minutes.value, 0);
