import { openModal } from '../src/start/open-modal.ts';

const ASKS_FOR_ACCOUNT =
  'button, a, input, select, textarea, label, [role="button"], [data-auth-required]';
/** Who to call and what to read: nobody needs an account for that. */
const OPEN_TO_VISITORS =
  'a[href^="tel:"], a[href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *';
/** With these any key but the ones that leave changes the value. */
const CHANGED_BY_KEYS = 'select, input[type="range"]';
const OPENED_BY_ARROWS = 'input, [aria-haspopup]';
const LEAVES = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** On a gated page a visitor reads everything, and what they try to use explains what an account gives. */
export function guardControls(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#acceso-requerido');
  if (!dialog) return;
  dialog.querySelector('[data-register]')?.addEventListener('click', goToRegister);

  const hold = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = type === 'submit' ? target : target.closest(ASKS_FOR_ACCOUNT);
    if (!control || control.matches(OPEN_TO_VISITORS)) return;
    event.preventDefault();
    event.stopPropagation();
    // The press that opens a list comes before the click: both are held, one is answered.
    if (type !== 'mousedown') openModal(dialog);
  };

  for (const page of document.querySelectorAll<HTMLElement>('[data-gated]')) {
    for (const type of ['click', 'mousedown', 'beforeinput', 'submit'])
      page.addEventListener(type, hold, true);
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.target instanceof Element && activatesControl(event.target, event)) hold(event);
      },
      true,
    );
  }
}

/** Keys that act on a control; the others move through the page and read it. */
function activatesControl(
  control: Element,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (key === 'Enter') return true;
  if (key === ' ') return !control.matches('a');
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return control.matches(`${CHANGED_BY_KEYS}, ${OPENED_BY_ARROWS}`);
  return control.matches(CHANGED_BY_KEYS) && !LEAVES.test(key) && !ctrlKey && !metaKey && !altKey;
}

function goToRegister(): void {
  const next = location.pathname + location.search + location.hash;
  location.assign(`/auth?${new URLSearchParams({ modo: 'registro', next })}`);
}
