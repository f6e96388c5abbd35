import type { IntakeFigure } from '@forja/domain/food-log/day-intake';
import type { Notice } from '@forja/domain/evidence/notice';
import type { OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import type { Plan } from '@forja/domain/plan/plan';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type SavedPlan, useLatestPlan } from '../../../plans/saved-plan.queries.ts';
import { useRecords } from '../../../records/records.queries.ts';
import { ownGoals, type SavedOwnGoal } from '../../own-goals.collection.ts';

export type Goals = Readonly<Partial<Record<IntakeFigure, number>>>;

const ALL = { offset: 0, limit: 20 };
const NONE: readonly Notice[] = [];

export const planGoals = ({ energy, macros }: Plan): Goals & OwnGoal => ({
  kcal: energy.target.value,
  protein: macros.protein.value,
  carbs: macros.carbohydrate.value,
  fat: macros.fat.value,
  fibre: macros.fibre.value,
  sodiumMg: macros.sodium.value,
});

export type DayGoal = {
  readonly isPending: boolean;
  readonly goals: Goals;
  readonly plan: SavedPlan | undefined;
  /** Newest first: two devices may each have created one before they synced. */
  readonly saved: readonly SavedOwnGoal[];
  /** Reasons against the own goal; empty when it is used or absent. */
  readonly problems: readonly Notice[];
};

/** Placeholder until the device is read. */
export const UNREAD_GOAL: DayGoal = {
  isPending: true,
  goals: {},
  plan: undefined,
  saved: [],
  problems: NONE,
};

/** The own goal while it is accepted, else the goal of the latest plan. */
export function useDayGoal(): DayGoal {
  const { plan, isPending: isPlanPending } = useLatestPlan();
  const { records, isPending: areGoalsPending } = useRecords(ownGoals, ALL);
  const saved = records.flatMap((record) => record ?? []);
  const ownGoal = saved[0]?.value;
  const arePending = isPlanPending || areGoalsPending;
  // Loads the energy guards only with an own goal.
  const { data: problems, isPending: isCheckPending } = useQuery({
    queryKey: ['own goal problems', plan?.id, ownGoal],
    queryFn:
      ownGoal === undefined || arePending
        ? skipToken
        : async () => (await import('./goal-problems.ts')).goalProblems(ownGoal, plan),
  });
  const isPending = arePending || (ownGoal !== undefined && isCheckPending);
  const isOwnUsed = ownGoal !== undefined && !isPending && problems?.length === 0;
  return {
    isPending,
    goals: isPending ? {} : { ...(plan && planGoals(plan.value.plan)), ...(isOwnUsed && ownGoal) },
    plan,
    saved,
    problems: problems ?? NONE,
  };
}
