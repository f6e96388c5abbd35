import { aPerson, MONITORED_STEROIDS } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';

const natural = aPerson({ ageYears: 27, weightKg: 78.4, heightCm: 178, goal: 'muscle_gain' });

/** Measured plans, with the maximum height of all parts at 390 px. */
export const MEASURED_PLANS = [
  { name: 'without chemistry', input: natural, most: 5_500 },
  { name: 'with compounds, at Alto', input: { ...natural, ...MONITORED_STEROIDS }, most: 9_000 },
  { name: 'refused', input: { ...natural, cycleType: 'steroid' }, most: 9_000 },
] as const satisfies readonly { name: string; input: PlanInput; most: number }[];
