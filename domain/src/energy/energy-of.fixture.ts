import type { PlanInput } from '../person/plan-input.ts';
import { createProfile, type Profile } from '../profile/profile.ts';
import { trainingPlan } from '../training/plan/plan-training.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { energyPlan } from './energy-plan.ts';
import { trainingTime, type TrainingTime } from './training-time.ts';

/** Uses the training time of the planned week, as a plan does. */
export function energyOf(input: PlanInput): {
  profile: Profile;
  time: TrainingTime;
  energy: EnergyPlan;
} {
  const profile = createProfile(input);
  const time = trainingTime(trainingPlan(profile));
  return { profile, time, energy: energyPlan(profile, time) };
}

/** Uses all the available minutes, so that expected figures are whole. */
export function energyWithAllTheTime(input: PlanInput): {
  profile: Profile;
  time: TrainingTime;
  energy: EnergyPlan;
} {
  const profile = createProfile(input);
  const time = {
    days: profile.trainingDays,
    minutesPerWeek: profile.trainingDays * profile.sessionMinutes,
  };
  return { profile, time, energy: energyPlan(profile, time) };
}
