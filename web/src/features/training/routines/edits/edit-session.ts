import type { Routine } from '@forja/domain/routines/routine';
import { createListeners } from '../../../../shared/listeners.ts';
import { sameValue } from '../../../../shared/records/merge/same-value.ts';
import type { UndoOutcome } from '../../../../shared/records/record-writer.ts';
import type { SavedRoutine } from '../routines.queries.ts';
import {
  applyEdit,
  type EditHistory,
  isUndoneWhole,
  receiveChange,
  redoEdit,
  startHistory,
  type Step,
  undoEdit,
} from './edit-history.ts';
import type { RoutineEdit } from './routine-edits.ts';

/** Stores a routine over the one that was read, or what an undo left of it, and answers what the device has then. */
type Save = (original: SavedRoutine, value: Routine, isUndo: boolean) => Promise<SavedRoutine>;

export type EditState = EditHistory & {
  /** Why the last edits are not on the device. */
  problem: unknown;
};

/** The edits of a routine while its page is open: on screen at once, and stored one after another. */
export function createEditSession(opened: SavedRoutine, save: Save) {
  let state: EditState = { ...startHistory(opened.value), problem: undefined };
  let stored = opened;
  let isStoring = false;
  let isChanged = false;
  /** Of what is still to be stored; an edit and an undo that go together are one edit. */
  let isUndo = true;
  const { subscribe, notify } = createListeners();

  function show(change: Partial<EditState>) {
    state = { ...state, ...change };
    notify();
  }

  async function store(): Promise<void> {
    isChanged = true;
    if (isStoring) return;
    isStoring = true;
    try {
      while (isChanged) {
        isChanged = false;
        const value = state.present;
        const saving = save(stored, value, isUndo);
        isUndo = true;
        stored = await saving;
        if (!sameValue(stored.value, value)) show(receiveChange(state, value, stored.value));
      }
      if (state.problem !== undefined) show({ problem: undefined });
    } catch (problem) {
      // What goes with the next edit may be one.
      isUndo = false;
      show({ problem });
    }
    isStoring = false;
  }

  function change(next: EditHistory, isRevert = false) {
    if (next.present === state.present) return;
    show(next);
    isUndo &&= isRevert;
    void store();
  }

  return {
    subscribe,
    current: () => state,
    edit: (edit: RoutineEdit, typedIn?: string) => change(applyEdit(state, edit, typedIn)),
    undo(step: Step | undefined = state.past.at(-1)): UndoOutcome {
      const isWhole = !step || !state.past.includes(step) || isUndoneWhole(state, step);
      change(undoEdit(state, step), true);
      return isWhole ? 'undone' : 'changed-since';
    },
    redo: () => change(redoEdit(state)),
    retry: () => void store(),
    /** What the device has now, which another device may have changed. While it stores, the store merges. */
    receive(record: SavedRoutine) {
      if (isStoring || sameValue(record.stored, stored.stored)) return;
      const before = stored.value;
      stored = record;
      if (!sameValue(record.value, state.present)) show(receiveChange(state, before, record.value));
    },
  };
}
