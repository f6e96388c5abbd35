import { openModal } from '../src/start/open-modal.ts';

const GUARDED = 'button, a, input, select, textarea, label, [role="button"], [data-auth-required]';
const OPEN_TO_VISITORS =
  'a[href^="tel:"], a[href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *';
const CHANGED_BY_KEYS = 'select, input[type="range"]';
const OPENED_BY_ARROWS = 'input, [aria-haspopup]';
const IGNORED_KEYS = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

export function guardControls(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#acceso-requerido');
  if (!dialog) return;
  dialog.querySelector('[data-register]')?.addEventListener('click', goToRegister);

  const intercept = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = type === 'submit' ? target : target.closest(GUARDED);
    if (!control || control.matches(OPEN_TO_VISITORS)) return;
    event.preventDefault();
    event.stopPropagation();
    // Lists open on mousedown: cancels it, and the click opens the dialog.
    if (type !== 'mousedown') openModal(dialog);
  };

  for (const page of document.querySelectorAll<HTMLElement>('[data-gated]')) {
    for (const type of ['click', 'mousedown', 'beforeinput', 'submit'])
      page.addEventListener(type, intercept, true);
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.target instanceof Element && activatesControl(event.target, event))
          intercept(event);
      },
      true,
    );
  }
}

function activatesControl(
  control: Element,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (key === 'Enter') return true;
  if (key === ' ') return !control.matches('a');
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return control.matches(`${CHANGED_BY_KEYS}, ${OPENED_BY_ARROWS}`);
  return (
    control.matches(CHANGED_BY_KEYS) && !IGNORED_KEYS.test(key) && !ctrlKey && !metaKey && !altKey
  );
}

function goToRegister(): void {
  const next = location.pathname + location.search + location.hash;
  location.assign(`/auth?${new URLSearchParams({ modo: 'registro', next })}`);
}
