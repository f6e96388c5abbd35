import { addDays } from '@forja/domain/calendar/day';
import { firstDay } from '@forja/domain/measures/weight-trend';
import type { WeightOfDay } from '@forja/domain/expenditure/measured-expenditure';
import { useRecords } from '../records/records.queries.ts';
import { measures } from './measures.collection.ts';

/** Not all measures have a weight. */
const LATEST = { offset: 0, limit: 30 };

/** Latest weight in kg. */
export function useBodyWeight(): number | undefined {
  const { records } = useRecords(measures, LATEST);
  return records.find((record) => record?.value.weightKg !== undefined)?.value.weightKg;
}

const LAST = { offset: 0, limit: 1 };
const NONE = { offset: 0, limit: 0 };

export function useLastWeights(days: number) {
  const last = useRecords(measures, LAST);
  const to = last.records[0]?.value.takenOn;
  const measuredDays = to === undefined ? NONE : { from: addDays(to, -days), to };
  const { records, isPending, error, refetch } = useRecords(measures, measuredDays);
  const weights: WeightOfDay[] = records.flatMap((record) =>
    record?.value.weightKg === undefined
      ? []
      : [{ day: record.value.takenOn, weightKg: record.value.weightKg }],
  );
  return {
    weights,
    measuredDays,
    isPending: last.isPending || isPending,
    error: last.error ?? error,
    retry: () => void Promise.all([last.refetch(), refetch()]),
  };
}

export function useRecentMeasures() {
  const [latest] = useRecords(measures, LAST).records;
  const { records, isPending } = useRecords(
    measures,
    latest ? { from: firstDay(latest.value.takenOn, 'twelve') } : NONE,
  );
  return { values: records.flatMap((record) => record?.value ?? []), isPending };
}
