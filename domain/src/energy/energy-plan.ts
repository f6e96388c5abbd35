import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { DeficitEnd } from './deficit-end.ts';

/** What the person spends and what the plan gives, kcal per day. */
export type EnergyPlan = {
  /** Selected equation. `otherEquations` are shown under "ver otras fórmulas". */
  resting: Traced;
  otherEquations: { name: string; value: Traced }[];
  /** Honest ±10 % band of the equation, kcal/day. */
  restingBand: { low: Traced; high: Traced };
  activityFactor: Traced;
  expenditure: Traced;
  /** kcal per day that training adds, mean of the week: part of `expenditure`, shown when a number is opened. */
  exercise?: Traced;
  /** kg; absent without a declared body-fat percentage. */
  fatFreeMass?: Traced;
  /** What the plan gives per day; never under a floor. */
  target: Traced;
  /** Signed share of expenditure, %: −20 is a deficit. */
  adjustmentPercent: Traced;
  /** kcal per kg of fat-free mass left after exercise; absent without a usable body-fat estimate. */
  energyAvailability?: Traced;
  /** The goal that the energy follows; differs from the asked one when a guard stopped a deficit or a surplus. */
  goalApplied: Goal;
  /** kg per week expected at the start, signed. */
  weeklyChange: Traced;
  /** Present when a loss reaches the least weight of the plan before its weeks end. */
  deficitEnds?: DeficitEnd;
  notices: Notice[];
};
