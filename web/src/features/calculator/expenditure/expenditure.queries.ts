import {
  type MeasuredExpenditure,
  measuredExpenditure,
  WINDOW_DAYS,
  type WeightOfDay,
} from '@forja/domain/expenditure/measured-expenditure';
import { intakeOfDays } from '@forja/domain/food-log/intake-of-days';
import { useLastWeights } from '../../measures/measures.queries.ts';
import { useRecords } from '../../records/records.queries.ts';
import { completeFoodDays } from '../complete-food-days.collection.ts';
import { foodEntries } from '../food-entries.collection.ts';

type ReadExpenditure =
  | { state: 'pending' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'read'; measured: MeasuredExpenditure; weights: readonly WeightOfDay[] };

/** What the person spends, from the weights and the food of the weeks up to their last measure. */
export function useMeasuredExpenditure(): ReadExpenditure {
  // twice as many, because the last measures may be without the weight
  const { weights, measuredDays, ...last } = useLastWeights(2 * WINDOW_DAYS);
  const eaten = useRecords(foodEntries, measuredDays);
  const marked = useRecords(completeFoodDays, measuredDays);
  // Records that were not read are not records that are missing.
  const error = last.error ?? eaten.error ?? marked.error;
  if (error) {
    const retry = () => {
      last.retry();
      void eaten.refetch();
      void marked.refetch();
    };
    return { state: 'failed', error, retry };
  }
  if (last.isPending || eaten.isPending || marked.isPending) return { state: 'pending' };
  const entries = eaten.records.flatMap((record) => record?.value ?? []);
  const marks = marked.records.flatMap((record) => record?.value ?? []);
  const measured = measuredExpenditure(weights, intakeOfDays(entries, marks));
  return { state: 'read', measured, weights };
}
