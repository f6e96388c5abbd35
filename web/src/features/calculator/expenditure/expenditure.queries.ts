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

/** What the person spends, from the weights and the food of the weeks up to their last measure. Undefined while they are read. */
export function useMeasuredExpenditure():
  | { measured: MeasuredExpenditure; weights: readonly WeightOfDay[] }
  | undefined {
  // twice as many, because the last measures may be without the weight
  const { weights, measuredDays, isPending } = useLastWeights(2 * WINDOW_DAYS);
  const eaten = useRecords(foodEntries, measuredDays);
  const marked = useRecords(completeFoodDays, measuredDays);
  if (isPending || eaten.isPending || marked.isPending) return undefined;
  const entries = eaten.records.flatMap((record) => record?.value ?? []);
  const marks = marked.records.flatMap((record) => record?.value ?? []);
  return { measured: measuredExpenditure(weights, intakeOfDays(entries, marks)), weights };
}
