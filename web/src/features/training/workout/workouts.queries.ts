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

/** A workout that was left open for longer was forgotten: it is finished from the list. Judgement. */
const RECENT = { offset: 0, limit: 12 };

/** A part of the workouts, the newest first. */
export const useWorkouts = (part: ListPart = RECENT) => useRecords(workouts, part);

/** All of them, of which only the rows near the screen are read. */
export const useWorkoutList = (rowHeight: number) => useRecordList(workouts, { rowHeight });

/** Null when it is not on this device. */
export const useWorkout = (id: string) => useRecord(workouts, id);

/** The one that was started and not finished, the newest if there are several. */
export function useWorkoutInProgress() {
  const { isPending, error, refetch, records } = useWorkouts();
  const workout = records.find((record) => record && record.value.finishedAt === undefined);
  return { isPending, error, refetch, workout };
}

/** Stores a new workout and gives its id, or undefined when it was not stored. */
export function useStartWorkout() {
  const { save, error, isSlow } = useSaveRecord(workouts);
  const start = async (workout: Workout): Promise<string | undefined> =>
    (await save({ value: workout }))?.id;
  return { start, error, isSlow };
}

/** Stores edits of a workout. */
function createSave(userId: string | undefined, id: string) {
  // Kept open: waiting for it would let the page draw before a tap starts its transaction.
  let store: RecordStore | undefined;
  const open = async () => (store ??= await openOwnStore(userId));
  void open().catch(() => undefined);
  return async ({ original, value }: { original: unknown; value: Workout }): Promise<void> => {
    const edited: SavedWorkout = { id, value, stored: original, state: 'on-phone' };
    try {
      await (store ?? (await open())).save(workouts, { original: edited, value });
    } catch (cause) {
      // It may have been closed, and another one is open by the next edit.
      store = undefined;
      throw cause;
    }
  };
}

/** Of the queue, in the state of React: what a render reads from elsewhere is drawn as it was the first time. */
type DrawnEdits = { current?: Workout | undefined; problem?: unknown };

/** The workout as this person sees it, and its edits: each is on screen and on the device a moment later. */
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
    /** Edits, says what was done and offers to undo it. */
    editWithUndo(title: string, change: WorkoutEdit): void {
      const before = workouts.encode(queue.current() ?? record.value);
      const after = workouts.encode(edit(change));
      const edits = [{ collection: workouts.name, id, before, after }];
      offerUndo({ title, edits, whenStored: queue.whenStored });
    },
    /** Deletes it as it is shown, with the edits that wait. */
    async remove(leave?: () => Promise<void>): Promise<void> {
      await deleteWorkout(await queue.storeCurrent(record), leave);
    },
    problem,
  };
}
