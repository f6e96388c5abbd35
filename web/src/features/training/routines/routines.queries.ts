import { routines as schema } from '@forja/contract/training/routines';
import { routineFromPlan } from '@forja/domain/routines/routine-from-plan';
import type { Routine } from '@forja/domain/routines/routine';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
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
import { routines } from '../records/routines.collection.ts';
import { trainingSettings } from '../records/training-settings.collection.ts';

export type SavedRoutine = SavedRecord<Routine>;

const ALL = { offset: 0, limit: schema.limit };

/** Every routine of the person, archived ones included, by name. */
export function useRoutines() {
  const { records, ...list } = useRecords(routines, ALL);
  return { ...list, routines: records.filter((record) => record !== undefined).toReversed() };
}

/** Null when it is nowhere that this device can see. */
export const useRoutine = (id: string) => useRecord(routines, id);

export const useSaveRoutine = () => useSaveRecord(routines);

/** Makes a routine the current one: its next day is today's workout. */
export function useStartRoutine(): (id: string) => Promise<void> {
  const userId = useUserId();
  return async (id) => makeCurrent(await openOwnStore(userId), id);
}

type PlanToStart = { planId: string; name: string; training: TrainingPlan };

/** Makes the routine of a plan, once for each plan, and makes it the current one. */
export function useStartPlan(): (plan: PlanToStart) => Promise<void> {
  const userId = useUserId();
  return async ({ planId, name, training }) => {
    const store = await openOwnStore(userId);
    const made = (await store.list(routines, ALL)).find(
      ({ value: { origin, isArchived } }) =>
        origin?.kind === 'plan' && origin.id === planId && !isArchived,
    );
    const id = made?.id ?? newId();
    if (!made)
      await store.save(routines, {
        id,
        value: routineFromPlan(training, { planId, name, createId: newId }),
      });
    await makeCurrent(store, id);
  };
}

async function makeCurrent(store: RecordStore, id: string): Promise<void> {
  const original = await store.get(trainingSettings, TRAINING_SETTINGS_ID);
  const value = { ...DEFAULT_TRAINING_SETTINGS, ...original?.value, currentRoutineId: id };
  await store.save(trainingSettings, { id: TRAINING_SETTINGS_ID, original, value });
}
