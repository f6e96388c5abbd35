import type { RoutineEdit } from '../edits/routine-edits.ts';

export type EditTools = {
  /** `typedIn` names the field, so that its typing is a single undo step. */
  edit: (edit: RoutineEdit, typedIn?: string) => void;
  /** Text for screen readers. */
  announce: (text: string) => void;
  offerUndo: (title: string) => void;
};
