import { type WaterDayConditions, waterDayId } from '@forja/domain/hydration/water-day';
import { useRef } from 'react';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { openOwnStore, useRecords } from '../../records/records.queries.ts';
import { waterDays } from '../water-days.collection.ts';
import { hydrationMessages } from './hydration.messages.ts';

/** Only members store conditions; others compute without writing. */
export function useWaterConditions(day: string) {
  const userId = useUserId();
  const { records } = useRecords(waterDays, { from: day, to: day });
  const { status } = useMembership();
  const lastWrite = useRef<Promise<void>>(Promise.resolve());
  const id = waterDayId(day);

  async function write(value: WaterDayConditions): Promise<void> {
    try {
      const store = await openOwnStore(userId);
      const original = await store.get(waterDays, id);
      const isSame =
        original?.value.trainedMinutes === value.trainedMinutes &&
        original.value.isHot === value.isHot;
      if (!isSame) await store.save(waterDays, { id, original, value });
    } catch (error) {
      toast({
        title: hydrationMessages.conditions.notSaved,
        description: readableError(error),
        variant: 'destructive',
      });
    }
  }

  return {
    saved: records.find((record) => record?.id === id),
    /**
     * Writes are queued: blur and click may save in a row, and each needs the revision of the one
     * before.
     */
    save(value: WaterDayConditions): void {
      if (status === 'active') lastWrite.current = lastWrite.current.then(() => write(value));
    },
  };
}
