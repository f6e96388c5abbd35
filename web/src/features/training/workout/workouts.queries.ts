import type { Workout } from '@forja/domain/workouts/workout';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { recordKey } from '../../../shared/records/refresh-queries.ts';
import type { ListPart, SavedRecord } from '../../../shared/records/record-reader.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { useUserId } from '../../identity/session.queries.ts';
import {
  openOwnStore,
  useRecord,
  useRecordList,
  useRecords,
  useSaveRecord,
} from '../../records/records.queries.ts';
import { useDeleteWithUndo, useOfferUndo } from '../../records/undo.queries.ts';
import { workouts } from '../records/workouts.collection.ts';
import { createEditQueue } from './edit-queue.ts';
import { workoutTexts } from './workouts.messages.ts';

export type SavedWorkout = SavedRecord<Workout>;
export type WorkoutEdit = (workout: Workout) => Workout;

/** Older open workouts count as forgotten and are finished from the list. Judgement. */
const RECENT = { offset: 0, limit: 12 };

export const useWorkouts = (part: ListPart = RECENT) => useRecords(workouts, part);

export const useWorkoutList = (rowHeight: number) => useRecordList(workouts, { rowHeight });

/** Null when it is not on this device. */
export const useWorkout = (id: string) => useRecord(workouts, id);

/** The newest unfinished workout. */
export function useWorkoutInProgress() {
  const { isPending, error, refetch, records } = useWorkouts();
  const workout = records.find((record) => record && record.value.finishedAt === undefined);
  return { isPending, error, refetch, workout };
}

/** Returns the id, or undefined when the write failed. */
export function useStartWorkout() {
  const { save, error, isSlow } = useSaveRecord(workouts);
  const start = async (workout: Workout): Promise<string | undefined> =>
    (await save({ value: workout }))?.id;
  return { start, error, isSlow };
}

function createSave(userId: string | undefined, id: string) {
  // Cached: awaiting it would let the page render before a tap starts its transaction.
  let store: RecordStore | undefined;
  const open = async () => (store ??= await openOwnStore(userId));
  void open().catch(() => undefined);
  return async ({ original, value }: { original: unknown; value: Workout }): Promise<void> => {
    const edited: SavedWorkout = { id, value, stored: original, state: 'on-phone' };
    try {
      await (store ?? (await open())).save(workouts, { original: edited, value });
    } catch (cause) {
      // The store may have closed; the next edit opens a new one.
      store = undefined;
      throw cause;
    }
  };
}

/** React state mirrors the queue: a render that reads the queue directly would be stale. */
type DrawnEdits = { current?: Workout | undefined; problem?: unknown };

/** Each edit is on screen and on the device a moment later. */
export function useEditWorkout(record: SavedWorkout) {
  const userId = useUserId();
  const cache = useQueryClient();
  const offerUndo = useOfferUndo();
  const { remove: deleteWorkout } = useDeleteWithUndo(workouts, workoutTexts.deletion);
  const [{ current, problem }, setDrawn] = useState<DrawnEdits>({});
  const { id } = record;
  const queue = useMemo(() => {
    const edits = createEditQueue<Workout>({
      save: createSave(userId, id),
      encode: workouts.encode,
      async refresh() {
        const stored = await (await openOwnStore(userId)).get(workouts, id);
        cache.setQueryData(recordKey(userId ?? '', workouts.name, id), stored ?? null);
      },
      onChange: (cause) => setDrawn({ current: edits.current(), problem: cause }),
    });
    return edits;
  }, [cache, id, userId]);
  const edit = (change: WorkoutEdit, beforeDrawing?: () => void): Workout =>
    queue.edit(record, change, beforeDrawing);
  return {
    workout: current ?? record.value,
    edit,
    /** Announces the edit and offers an undo. */
    editWithUndo(title: string, change: WorkoutEdit): void {
      const before = workouts.encode(queue.current() ?? record.value);
      const after = workouts.encode(edit(change));
      const edits = [{ collection: workouts.name, id, before, after }];
      offerUndo({ title, edits, whenStored: queue.whenStored });
    },
    /** Includes the pending edits. */
    async remove(leave?: () => Promise<void>): Promise<void> {
      await deleteWorkout(await queue.storeCurrent(record), leave);
    },
    problem,
  };
}
