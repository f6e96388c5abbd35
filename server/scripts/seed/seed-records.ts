import type { PlanInput } from '@forja/domain/person/plan-input';
import type { Measure } from '@forja/domain/measures/measure';

export const SEEDED_DAYS = 90;

const round = (value: number) => Math.round(value * 10) / 10;
/** Deterministic noise from -1 to 1. */
const noise = (day: number) => Math.sin(day * 12.9898) * Math.cos(day * 4.1414);

const dailyWeight = (day: number) => round(84.6 - day * 0.05 + noise(day) * 0.5);

export function dailyMeasure(day: number): Omit<Measure, 'takenOn'> | undefined {
  if (day % 7 !== 0 && day % 7 !== 2 && day % 7 !== 5) return undefined;
  return {
    weightKg: dailyWeight(day),
    ...(day % 7 === 0 && {
      waistCm: round(92 - day * 0.055 + noise(day + 1) * 0.4),
      hipsCm: round(101 - day * 0.03 + noise(day + 2) * 0.3),
      armsCm: round(35.5 + noise(day + 3) * 0.2),
      restingPulse: Math.round(66 - day * 0.06 + noise(day + 4) * 2),
    }),
    ...(day % 28 === 0 && {
      bodyFatPercent: round(22.5 - day * 0.03),
      bloodPressure: {
        systolic: Math.round(124 - day * 0.05),
        diastolic: Math.round(79 - day * 0.03),
      },
    }),
  };
}

const person = (day: number): PlanInput => ({
  ageYears: 34,
  weightKg: dailyWeight(day),
  heightCm: 176,
  sex: 'male',
  conditions: ['none'],
  goal: 'fat_loss',
  level: 'intermediate',
  cycleWeeks: 12,
  cycleType: 'natural',
  screening: {
    compensates_eating: 'no',
    loses_control_eating: 'no',
    lost_weight_fast: 'no',
    sees_larger_body: 'no',
    food_fills_the_day: 'no',
    pregnancy: 'no',
  },
});

export const PLAN_INPUTS: ReadonlyMap<number, PlanInput> = new Map([
  [0, person(0)],
  [42, person(42)],
  [84, { ...person(84), goal: 'maintenance' }],
]);
