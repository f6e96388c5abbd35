import { useMutation } from '@tanstack/react-query';
import { useMembership } from '../../features/membership/membership.queries.ts';
import { membershipOnDevice } from '../../features/membership/pass/pass-on-device.ts';
import { requestOfflineReport } from '../../pwa/worker/request-offline-report.ts';
import type { OfflineRequest } from '../../pwa/worker/offline-report.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import { type OfflineResult, offlineResult } from './offline-result.ts';

export function useOfflineCheck(userId: string) {
  const { status } = useMembership();
  return useMutation({
    mutationFn: async (kind: OfflineRequest['kind']): Promise<OfflineResult> => {
      const [answer, recordCount, pass] = await Promise.all([
        requestOfflineReport({ kind }),
        countRecords(userId),
        membershipOnDevice(userId).catch(() => ({ status: 'none' }) as const),
      ]);
      return offlineResult({
        answer,
        recordCount,
        membership: { hasMembership: status === 'active', pass: pass.status },
      });
    },
  });
}

async function countRecords(userId: string): Promise<number | undefined> {
  try {
    const data = await openRecordStore(userId);
    const records = await data.read((tx) => tx.allRecords());
    return records.filter(({ value }) => value !== null).length;
  } catch {
    return undefined;
  }
}
