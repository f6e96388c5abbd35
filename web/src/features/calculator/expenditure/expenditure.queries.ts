import {
  type MeasuredExpenditure,
  measuredExpenditure,
  WINDOW_DAYS,
} from '@forja/domain/expenditure/measured-expenditure';
import { lastTargetChange } from '@forja/domain/expenditure/target-change';
import { intakeOfDays } from '@forja/domain/food-log/intake-of-days';
import { NO_CREATINE } from '@forja/domain/food-log/food-settings';
import { localDay } from '../../../shared/local-day.ts';
import { useLastWeights } from '../../measures/measures.queries.ts';
import { useLatestPlans, type SavedPlan } from '../../plans/saved-plan.queries.ts';
import { useRecords } from '../../records/records.queries.ts';
import { useSettings } from '../../records/settings.queries.ts';
import { completeFoodDays } from '../complete-food-days.collection.ts';
import { foodEntries } from '../food-entries.collection.ts';
import { FOOD_SETTINGS } from '../food-settings.collection.ts';
import { ownGoals } from '../own-goals.collection.ts';

type ReadExpenditure =
  | { state: 'pending' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** Possible figures are unknown without a plan. */
  | { state: 'unplanned' }
  | {
      state: 'read';
      plan: SavedPlan;
      measured: MeasuredExpenditure;
      creatineSince: string | undefined;
    };

const LATEST = { offset: 0, limit: 1 };

export function useMeasuredExpenditure(): ReadExpenditure {
  // twice as many, because the last measures may have no weight
  const { weights, measuredDays, ...last } = useLastWeights(2 * WINDOW_DAYS);
  const eaten = useRecords(foodEntries, measuredDays);
  const marked = useRecords(completeFoodDays, measuredDays);
  const goals = useRecords(ownGoals, LATEST);
  const { plans, isPending: arePlansPending } = useLatestPlans();
  const { settings, isPending: areSettingsPending } = useSettings(FOOD_SETTINGS);
  // A failed read is an error, not missing records.
  const error = last.error ?? eaten.error ?? marked.error ?? goals.error;
  if (error) {
    const retry = () => {
      last.retry();
      for (const { refetch } of [eaten, marked, goals]) void refetch();
    };
    return { state: 'failed', error, retry };
  }
  const arePending = last.isPending || [eaten, marked, goals].some(({ isPending }) => isPending);
  if (arePending || arePlansPending || areSettingsPending) return { state: 'pending' };
  const [plan] = plans;
  if (!plan) return { state: 'unplanned' };
  const entries = eaten.records.flatMap((record) => record?.value ?? []);
  const marks = marked.records.flatMap((record) => record?.value ?? []);
  const goal = goals.records[0]?.value;
  const { creatineSince } = settings;
  const measured = measuredExpenditure(weights, intakeOfDays(entries, marks), {
    sex: plan.value.plan.input.sex,
    resting: plan.value.plan.energy.resting,
    creatineSince: creatineSince === NO_CREATINE ? undefined : creatineSince,
    targetChangedOn: lastTargetChange([
      ...plans.map(({ value: { createdAt, plan: each } }) => ({
        from: localDay(createdAt),
        kcal: each.energy.target.value,
      })),
      ...(goal?.setOn === undefined ? [] : [{ from: goal.setOn, kcal: goal.kcal }]),
    ]),
  });
  return { state: 'read', plan, measured, creatineSince };
}
