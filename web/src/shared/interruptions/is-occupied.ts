import { toastStore } from '../../design/feedback/toast.ts';

/** A window, a menu, the card of a source, or a page that says not to be interrupted. */
const OPEN = 'dialog[open], [role="dialog"], [role="menu"], [data-undisturbed]';
const WRITTEN_IN =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
/** From one question of a form to the next one. */
const BETWEEN_ANSWERS_MS = 2000;

let answeredAt = -Infinity;
if (typeof document !== 'undefined')
  document.addEventListener('input', () => (answeredAt = Date.now()), { capture: true });

/** Whether something is being read or written that an interruption would cover. */
export const isOccupied = (): boolean =>
  document.querySelector(OPEN) !== null ||
  toastStore.current() !== undefined ||
  document.activeElement?.matches(WRITTEN_IN) === true ||
  Date.now() - answeredAt < BETWEEN_ANSWERS_MS;
