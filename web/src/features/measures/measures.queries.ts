import { useRecords } from '../records/records.queries.ts';
import { measures } from './measures.collection.ts';

/** Not all of them have the weight. */
const LATEST = { offset: 0, limit: 30 };

/** The latest weight that was written, in kilos. */
export function useBodyWeight(): number | undefined {
  const { records } = useRecords(measures, LATEST);
  return records.find((record) => record?.value.weightKg !== undefined)?.value.weightKg;
}
