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

/** Stores an edit or an undo over the record read, and returns the stored record. */
type Save = (original: SavedRoutine, value: Routine, isUndo: boolean) => Promise<SavedRoutine>;

export type EditState = EditHistory & {
  /** Error of the last write. */
  problem: unknown;
};

/** Edits appear at once and are stored one after another. */
export function createEditSession(opened: SavedRoutine, save: Save) {
  let state: EditState = { ...startHistory(opened.value), problem: undefined };
  let stored = opened;
  let isStoring = false;
  let isChanged = false;
  /** Refers to the pending change; an edit and an undo together count as an edit. */
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
      // The next edit may join the pending change.
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
    /** Receives changes of the device. During a write, the store merges them. */
    receive(record: SavedRoutine) {
      if (isStoring || sameValue(record.stored, stored.stored)) return;
      const before = stored.value;
      stored = record;
      if (!sameValue(record.value, state.present)) show(receiveChange(state, before, record.value));
    },
  };
}
