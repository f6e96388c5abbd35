import { routines as schema } from '@forja/contract/training/routines';
import { routineFromPlan } from '@forja/domain/routines/routine-from-plan';
import type { Routine } from '@forja/domain/routines/routine';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { TEXT_LIMITS } from '@forja/domain/workouts/set-limits';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { newId } from '../../../shared/records/device/uuid-v7.ts';
import type { SavedRecord } from '../../../shared/records/record-reader.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { useUserId } from '../../identity/session.queries.ts';
import {
  openOwnStore,
  useRecord,
  useRecords,
  useSaveRecord,
} from '../../records/records.queries.ts';
import { useDeleteWithUndo, useOfferUndo } from '../../records/undo.queries.ts';
import { useSaveTrainingSettings } from '../exercises/exercises.queries.ts';
import { routines } from '../records/routines.collection.ts';
import { copyRoutine } from './copy-routine.ts';
import { routinesMessages } from './routines.messages.ts';

export type SavedRoutine = SavedRecord<Routine>;

const ALL = { offset: 0, limit: schema.limit };

/** Sorted by name, archived ones included. */
export function useRoutines() {
  const { records, ...list } = useRecords(routines, ALL);
  return { ...list, routines: records.filter((record) => record !== undefined).toReversed() };
}

/** Null when unknown to this device. */
export const useRoutine = (id: string) => useRecord(routines, id);

export const useSaveRoutine = () => useSaveRecord(routines);

export const useDeleteRoutine = () => useDeleteWithUndo(routines, routinesMessages.deletion);

export const TODAY_PATH = '/mi-rutina';

/** The next day of the current routine is today's workout. False when the write failed. */
export function useStartRoutine(): (id: string) => Promise<boolean> {
  const save = useSaveTrainingSettings();
  return (id) => save((settings) => ({ ...settings, currentRoutineId: id }));
}

export function useRoutineActions() {
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const texts = routinesMessages.card;

  async function attempt(work: (store: RecordStore) => Promise<void>): Promise<void> {
    try {
      await work(await openOwnStore(userId));
    } catch (error) {
      const title = routinesMessages.page.notStored;
      toast({ title, description: readableError(error), variant: 'destructive' });
    }
  }

  return {
    duplicate: ({ value }: SavedRoutine) =>
      attempt(async (store) => {
        const name = texts.copyName(value.name).slice(0, TEXT_LIMITS.name);
        const copy = { ...copyRoutine(value, newId), name };
        const { edit } = await store.save(routines, { value: copy });
        offerUndo({ title: texts.duplicated, edits: [edit] });
      }),
    setArchived: ({ id }: SavedRoutine, isArchived: boolean) =>
      attempt(async (store) => {
        const original = await store.get(routines, id);
        if (!original) return;
        const value = { ...original.value, isArchived };
        const { edit } = await store.save(routines, { original, value });
        const title = isArchived ? texts.archivedNow : texts.unarchivedNow;
        offerUndo({ title, edits: [edit] });
      }),
  };
}

type PlanToStart = { planId: string; name: string; training: TrainingPlan };

/** Creates the routine of a plan once and makes it current. False when the write failed. */
export function useStartPlan(): (plan: PlanToStart) => Promise<boolean> {
  const userId = useUserId();
  const start = useStartRoutine();
  return async ({ planId, name, training }) => {
    try {
      const store = await openOwnStore(userId);
      const existing = (await store.list(routines, ALL)).find(
        ({ value: { origin, isArchived } }) =>
          origin?.kind === 'plan' && origin.id === planId && !isArchived,
      );
      const id = existing?.id ?? newId();
      const value = routineFromPlan(training, { planId, name, createId: newId });
      if (!existing) await store.save(routines, { id, value });
      return await start(id);
    } catch (error) {
      const title = routinesMessages.page.notStored;
      toast({ title, description: readableError(error), variant: 'destructive' });
      return false;
    }
  };
}
