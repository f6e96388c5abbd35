import { dishEntries } from '@forja/domain/food-log/dish-entries';
import type { PlannedMeal } from '@forja/domain/menu/menu';
import { useRef } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import type { RecordStore } from '../../../../shared/records/record-store.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { foodEntries } from '../../food-entries.collection.ts';
import { planDishesMessages as texts } from './plan-dishes.messages.ts';

/** Time to read what was written and press "Deshacer". */
const READING_MS = 8000;

/** Writes every food of a dish as eaten on a day, or none of them. It can be undone as a whole. */
export function useLogDish(day: string): (dish: PlannedMeal) => Promise<void> {
  const userId = useUserId();
  const isWriting = useRef(false);

  const undo = (ids: readonly string[]) =>
    openOwnStore(userId)
      .then((store) => removeEntries(store, ids))
      .then(
        () => toast({ title: texts.undone }),
        (error: unknown) => showError(texts.notUndone, error),
      );

  async function write(dish: PlannedMeal): Promise<void> {
    const store = await openOwnStore(userId);
    const ids: string[] = [];
    try {
      for (const value of dishEntries(dish, day))
        ids.push((await store.save(foodEntries, { value })).id);
    } catch (error) {
      await removeEntries(store, ids);
      throw error;
    }
    toast({
      title: texts.logged(dish.title),
      action: { label: syncMessages.undo, onClick: () => void undo(ids) },
      duration: READING_MS,
    });
  }

  return async (dish) => {
    // A second press while the first one is written would be the same dish twice.
    if (isWriting.current) return;
    isWriting.current = true;
    await write(dish).catch((error: unknown) => showError(texts.notLogged, error));
    isWriting.current = false;
  };
}

/** What was changed or deleted since then is removed as it is now. */
async function removeEntries(store: RecordStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const record = await store.get(foodEntries, id);
    if (record) await store.remove(foodEntries, record);
  }
}

const showError = (title: string, error: unknown): void => {
  toast({ title, description: readableError(error), variant: 'destructive' });
};
