import type { Plan } from '@forja/domain/plan/plan';
import type { SavedRecord } from '../../shared/records/record-reader.ts';
import { useRecord, useRecords } from '../records/records.queries.ts';
import { plans } from './plans.collection.ts';

export type SavedPlan = SavedRecord<{ createdAt: Date; plan: Plan }>;

/** Null when unknown to this device. */
export const usePlan = (id: string) => useRecord(plans, id);

const LATEST = { offset: 0, limit: 1 };

/** More than anybody makes in the weeks that count for the expenditure. */
const LAST_ONES = { offset: 0, limit: 6 };

/** Newest first. Pending until the device is read. */
export function useLatestPlans(): { plans: readonly SavedPlan[]; isPending: boolean } {
  const { records, isPending } = useRecords(plans, LAST_ONES);
  return { plans: records.flatMap((record) => record ?? []), isPending };
}

/** Pending until the device is read. */
export function useLatestPlan(): { plan: SavedPlan | undefined; isPending: boolean } {
  const { records, isPending } = useRecords(plans, LATEST);
  return { plan: records[0], isPending };
}
