import { addWater, type Drink } from '@forja/domain/hydration/water-entry';
import { sweatResult } from '@forja/domain/hydration/sweat-test';
import { DAY_MS } from '@forja/domain/units/durations';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore, useRecords } from '../../records/records.queries.ts';
import { useOfferUndo } from '../../records/undo.queries.ts';
import { sweatTests } from '../sweat-tests.collection.ts';
import { waterEntries } from '../water-entries.collection.ts';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';

const WEEK = 7;

const listWeek = (day: string): string[] =>
  Array.from({ length: WEEK }, (_, index) =>
    localDay(new Date(new Date(`${day}T12:00:00`).getTime() - (WEEK - 1 - index) * DAY_MS)),
  );

export function useWaterDay(day: string) {
  const week = listWeek(day);
  const { records, isPending, error, refetch } = useRecords(waterEntries, {
    from: week[0] ?? day,
    to: day,
  });
  const saved = records.flatMap((record) => record ?? []);
  const of = (drunkOn: string) => saved.filter(({ value }) => value.drunkOn === drunkOn);
  const logged = of(day).toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    isPending,
    error,
    refetch,
    logged,
    drunk: addWater(logged.map(({ value }) => value)),
    week: week.map((drunkOn) => ({
      day: drunkOn,
      millilitres: addWater(of(drunkOn).map(({ value }) => value)),
    })),
  };
}

/** Concurrent clicks each add a drink. */
export function useAddWater(drunkOn: string) {
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const texts = hydrationMessages.quick;
  return async (drink: Drink, millilitres: number): Promise<boolean> => {
    try {
      const store = await openOwnStore(userId);
      const { edit } = await store.save(waterEntries, { value: { drunkOn, drink, millilitres } });
      offerUndo({ title: texts.saved(formatMillilitres(millilitres)), edits: [edit] });
      return true;
    } catch (error) {
      toast({
        title: texts.notSaved,
        description: readableError(error),
        variant: 'destructive',
      });
      return false;
    }
  };
}

const LATEST = { offset: 0, limit: 1 };

export function useLatestSweatTest() {
  const [record] = useRecords(sweatTests, LATEST).records;
  const result = record && sweatResult(record.value);
  return record && result?.ok ? { record, result } : undefined;
}
