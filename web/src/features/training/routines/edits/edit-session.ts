import type { Routine } from '@forja/domain/routines/routine';
import { createListeners } from '../../../../shared/listeners.ts';
import { sameValue } from '../../../../shared/records/merge/same-value.ts';
import type { SavedRoutine } from '../routines.queries.ts';
import {
  applyEdit,
  type EditHistory,
  receiveChange,
  redoEdit,
  startHistory,
  undoEdit,
} from './edit-history.ts';
import type { RoutineEdit } from './routine-edits.ts';

/** Stores a routine over the one that was read, and answers what the device has then. */
type Save = (original: SavedRoutine, value: Routine) => Promise<SavedRoutine>;

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
        stored = await save(stored, value);
        if (!sameValue(stored.value, value)) show(receiveChange(state, value, stored.value));
      }
      if (state.problem !== undefined) show({ problem: undefined });
    } catch (problem) {
      show({ problem });
    }
    isStoring = false;
  }

  function change(next: EditHistory) {
    if (next.present === state.present) return;
    show(next);
    void store();
  }

  return {
    subscribe,
    current: () => state,
    edit: (edit: RoutineEdit, typedIn?: string) => change(applyEdit(state, edit, typedIn)),
    undo: () => change(undoEdit(state)),
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
