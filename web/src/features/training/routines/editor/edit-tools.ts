import type { RoutineEdit } from '../edits/routine-edits.ts';

/** What every part of the editor does with the routine. */
export type EditTools = {
  /** `typedIn` names the field, so that what is typed in it is undone at once. */
  edit: (edit: RoutineEdit, typedIn?: string) => void;
  /** To who does not see the screen. */
  announce: (text: string) => void;
  /** After something was deleted. */
  offerUndo: (title: string) => void;
};
