import type { Notice } from '@forja/domain/evidence/notice';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { planDifferences } from '@forja/domain/plan/comparison/plan-differences';
import type { PlanDifference } from '@forja/domain/plan/comparison/plan-difference';
import { earlierStops } from '@forja/domain/plan/comparison/earlier-stops';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan, PlanOutcome } from '@forja/domain/plan/plan';
import { recomputePlan } from '@forja/domain/plan/recompute-plan';
import type { FigurePath } from '@forja/domain/plan/sensitivity/figure-path';
import { findMoves, type FigureMoves } from '@forja/domain/plan/sensitivity/find-moves';
import { createProfile } from '@forja/domain/profile/profile';
import type { RiskLevel } from '@forja/domain/risk/risk-assessment';
import { trainingPlan } from '@forja/domain/training/plan/plan-training';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { makeMenus, weekSwaps } from './make-menus.ts';

type InputOfEach = Record<PlanInput['cycleType'], PlanInput | undefined>;
export type RiskLevels = Partial<Record<PlanInput['cycleType'], RiskLevel>>;
export type TrainingCall = { input: PlanInput; seed: number; swaps: Record<string, string> };
export type MovesCall = { input: PlanInput; path: FigurePath };
/** Answers of the plan, or with a newer measurement. */
export type RecomputeCall = { plan: Plan; input: PlanInput };
export type FoundMoves = { figureMoves: FigureMoves | undefined };
export type RecomputedPlan = {
  outcome: PlanOutcome;
  differences: readonly PlanDifference[];
  /** Stops of the current engine missing from the saved plan. */
  stops: readonly Notice[];
};

export const planTasks = {
  plan: (input: PlanInput): PlanOutcome => generatePlan(input),
  riskLevels: (inputs: InputOfEach): RiskLevels => ({
    ...findRiskLevel('natural', inputs.natural),
    ...findRiskLevel('steroid', inputs.steroid),
  }),
  recomputed({ plan, input }: RecomputeCall): RecomputedPlan {
    const outcome = recomputePlan({ input });
    return {
      outcome,
      differences: outcome.ok ? planDifferences(plan, outcome.plan) : [],
      stops: earlierStops(plan, outcome),
    };
  },
  /** Wrapped, because undefined is a valid answer: a removed figure has no moves. */
  moves: ({ input, path }: MovesCall): FoundMoves => ({ figureMoves: findMoves(input, path) }),
  training: ({ input, ...choice }: TrainingCall): TrainingPlan =>
    trainingPlan(createProfile(input), choice),
  menus: makeMenus,
  swaps: weekSwaps,
};

type PlanTasks = typeof planTasks;
export type TaskName = keyof PlanTasks;
export type TaskCall<Name extends TaskName> = Parameters<PlanTasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = ReturnType<PlanTasks[Name]>;

function findRiskLevel(
  cycleType: PlanInput['cycleType'],
  input: PlanInput | undefined,
): RiskLevels {
  const outcome = input && generatePlan({ ...input, cycleType });
  if (!outcome?.ok) return {};
  const { risk, chemistry } = outcome.plan;
  const level = (cycleType === 'steroid' ? chemistry?.risk : risk)?.level;
  return level ? { [cycleType]: level } : {};
}
