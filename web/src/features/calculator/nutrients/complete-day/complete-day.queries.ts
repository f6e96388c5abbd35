import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore, useRecords } from '../../../records/records.queries.ts';
import { completeFoodDays } from '../../complete-food-days.collection.ts';
import { completeDayMessages as texts } from './complete-day.messages.ts';

export function useCompleteDay(day: string) {
  const userId = useUserId();
  const { records, isPending, refetch } = useRecords(completeFoodDays, { from: day, to: day });
  const marks = records.flatMap((record) => (record?.value.day === day ? [record] : []));

  async function mark(isComplete: boolean): Promise<void> {
    try {
      const store = await openOwnStore(userId);
      if (isComplete) await store.save(completeFoodDays, { value: { day } });
      // Two devices may each have stored a mark.
      else for (const record of marks) await store.remove(completeFoodDays, record);
      // The pending value is displayed until this read.
      await refetch();
    } catch (error) {
      toast({
        title: texts.notSaved,
        description: readableError(error),
        variant: 'destructive',
      });
    }
  }

  return { isComplete: marks.length > 0, isPending, mark };
}
