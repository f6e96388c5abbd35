import { SyncNotices } from '../../shared/records/sync-notices.tsx';
import { useSyncStatus } from '../records/records.queries.ts';

/** On their own: the status changes with each write, and the page does not. */
export const SyncStatusNotices = () => <SyncNotices status={useSyncStatus()} hasRecords />;
