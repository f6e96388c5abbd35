import type { OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import { ownGoalProblems } from '@forja/domain/food-log/goal/own-goal-problems';
import type { Notice } from '@forja/domain/evidence/notice';
import { createProfile } from '@forja/domain/profile/profile';
import type { SavedPlan } from '../../../plans/saved-plan.queries.ts';

export function goalProblems(goal: OwnGoal, saved: SavedPlan | undefined): readonly Notice[] {
  if (!saved) return ownGoalProblems(goal);
  const { input, energy, macros } = saved.value.plan;
  return ownGoalProblems(goal, { profile: createProfile(input), energy, macros });
}
