import { SyncNotices } from '../../../shared/records/sync-notices.tsx';
import { useSyncStatus } from '../../records/records.queries.ts';

/** A component of its own, so that status changes do not render the page. */
export function TrainingNotices() {
  return <SyncNotices status={useSyncStatus()} hasRecords />;
}
