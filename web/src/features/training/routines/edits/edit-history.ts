import type { Routine } from '@forja/domain/routines/routine';
import { findRules } from '../../../../shared/records/collection.ts';
import { mergeRecord } from '../../../../shared/records/merge/merge-three-way.ts';
import { routines } from '../../records/routines.collection.ts';
import type { RoutineEdit } from './routine-edits.ts';

export type Step = { before: Routine; after: Routine; typedIn: string | undefined };

/** Applied and undone steps since the routine was opened. */
export type EditHistory = {
  present: Routine;
  past: readonly Step[];
  future: readonly Step[];
};

export const startHistory = (present: Routine): EditHistory => ({
  present,
  past: [],
  future: [],
});

/** Consecutive typing in one field, named by `typedIn`, is one step. */
export function applyEdit(
  { present, past }: EditHistory,
  edit: RoutineEdit,
  typedIn?: string,
): EditHistory {
  const after = edit(present);
  const last = past.at(-1);
  const isSameTyping = typedIn !== undefined && last?.typedIn === typedIn && last.after === present;
  const step = { before: isSameTyping ? last.before : present, after, typedIn };
  return { present: after, past: [...(isSameTyping ? past.slice(0, -1) : past), step], future: [] };
}

/** Reverts the last step, or an earlier one and keeps those after it. */
export function undoEdit(history: EditHistory, step = history.past.at(-1)): EditHistory {
  if (!step || !history.past.includes(step)) return history;
  return {
    present: replace(history.present, { from: step.after, to: step.before, isUndo: true }),
    past: history.past.filter((each) => each !== step),
    future: [...history.future, step],
  };
}

/** False when a later change prevented part of the undo. */
export const isUndoneWhole = ({ present }: EditHistory, { before, after }: Step): boolean =>
  present === after ||
  merge(present, { from: after, to: before, isUndo: true }).conflicts.length === 0;

export function redoEdit(history: EditHistory): EditHistory {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    present: replace(history.present, { from: step.before, to: step.after, isUndo: true }),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  };
}

/** Rebases local edits on a change of another device. */
export const receiveChange = (
  history: EditHistory,
  before: Routine,
  after: Routine,
): EditHistory => ({ ...history, present: replace(history.present, { from: before, to: after }) });

type Replacement = { from: Routine; to: Routine; isUndo?: boolean | undefined };

/** Applies a change to a routine that may have changed elsewhere. */
function replace(present: Routine, { from, to, isUndo }: Replacement): Routine {
  if (present === from) return to;
  return routines.decode(merge(present, { from, to, isUndo }).value) ?? present;
}

const merge = (present: Routine, { from, to, isUndo }: Replacement) =>
  mergeRecord({ ancestor: from, mine: to, theirs: present, isUndo }, findRules(routines.name));
