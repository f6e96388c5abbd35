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

/** The day's figures of a plan. */
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
  /** What is left is counted from these. */
  readonly goals: Goals;
  readonly plan: SavedPlan | undefined;
  /** The own goal, its last version first; another device may have made one before they met. */
  readonly saved: readonly SavedOwnGoal[];
  /** Why the own goal is not used; empty when it is, or when there is none. */
  readonly problems: readonly Notice[];
};

/** Until the device was read. */
export const UNREAD_GOAL: DayGoal = {
  isPending: true,
  goals: {},
  plan: undefined,
  saved: [],
  problems: NONE,
};

/** The goal of a day: the own one where there is one that is still accepted, and otherwise that of the latest plan. */
export function useDayGoal(): DayGoal {
  const { plan, isPending: isPlanPending } = useLatestPlan();
  const { records, isPending: areGoalsPending } = useRecords(ownGoals, ALL);
  const saved = records.flatMap((record) => record ?? []);
  const ownGoal = saved[0]?.value;
  const arePending = isPlanPending || areGoalsPending;
  // The guards of energy come only for who has a goal of their own.
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
