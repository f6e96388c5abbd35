import { useMutation } from '@tanstack/react-query';
import { useMembership } from '../../features/membership/membership.queries.ts';
import { membershipOnDevice } from '../../features/membership/pass/pass-on-device.ts';
import { askWorker } from '../../pwa/ask-worker.ts';
import type { OfflineRequest } from '../../pwa/offline-report.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import { type OfflineResult, offlineResult } from './offline-result.ts';

/** Opens everything from what the device keeps, and says how it went. */
export function useOfflineCheck(userId: string) {
  const { status } = useMembership();
  return useMutation({
    mutationFn: async (kind: OfflineRequest['kind']): Promise<OfflineResult> => {
      const [answer, data, pass] = await Promise.all([
        askWorker({ kind }),
        keptOf(userId),
        membershipOnDevice(userId).catch(() => ({ status: 'none' }) as const),
      ]);
      return offlineResult({
        answer,
        ...data,
        membership: { hasMembership: status === 'active', pass: pass.status },
      });
    },
  });
}

async function keptOf(userId: string): Promise<{ kept: number | undefined; isLasting: boolean }> {
  try {
    const data = await openRecordStore(userId);
    const records = await data.read((tx) => tx.allRecords());
    return { kept: records.filter(({ value }) => value !== null).length, isLasting: data.status.current().isLasting };
  } catch {
    return { kept: undefined, isLasting: false };
  }
}
