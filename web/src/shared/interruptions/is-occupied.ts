import * as toastStyles from '../../design/feedback/toast.module.css';

/** A window, a menu, the card of a source, a message, or a page that says not to be interrupted. */
const OPEN = `dialog[open], [role="dialog"], [role="menu"], [data-undisturbed], .${toastStyles.root}`;
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
  document.activeElement?.matches(WRITTEN_IN) === true ||
  Date.now() - answeredAt < BETWEEN_ANSWERS_MS;
