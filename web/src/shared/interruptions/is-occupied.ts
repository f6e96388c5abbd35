import * as toastStyles from '../../design/feedback/toast.module.css';

const OPEN = `dialog[open], [role="dialog"], [role="menu"], [data-undisturbed], .${toastStyles.root}`;
const WRITTEN_IN =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const BETWEEN_ANSWERS_MS = 2000;

let answeredAt = -Infinity;
if (typeof document !== 'undefined')
  document.addEventListener('input', () => (answeredAt = Date.now()), { capture: true });

export const isOccupied = (): boolean =>
  document.querySelector(OPEN) !== null ||
  document.activeElement?.matches(WRITTEN_IN) === true ||
  Date.now() - answeredAt < BETWEEN_ANSWERS_MS;
