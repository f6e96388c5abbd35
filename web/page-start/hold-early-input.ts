import {
  type EarlyInput,
  isAnswering,
  isField,
  listAlike,
  type Pressed,
  readFieldState,
} from '../src/shared/early-input/early-input.ts';
import { pageStartMessages } from './page-start.messages.ts';

const GATED_CONTROLS = '[inert] :is(button, a, label, input, select, textarea)';
const WAITING_ID = 'espera';
/** A form that has just been drawn answers before it. */
const NOTICEABLE_MS = 300;

/** Notes what is written, pressed and sent before the app can answer it, so that it is done then and not by the browser. */
export function holdEarlyInput(): void {
  const early: EarlyInput = {
    path: location.pathname,
    fields: new Map(),
    focused: undefined,
    pressed: undefined,
    sentForms: new Set(),
    answering: new WeakSet(),
    announce,
  };
  window.earlyInput = early;

  const note = ({ target }: Event) => {
    if (!isField(target) || !target.closest('#root')) return;
    const answers = target.form ? early.answering.has(target.form) : isAnswering(target);
    if (answers) return;
    // the last one chosen of several comes last
    early.fields.delete(target);
    early.fields.set(target, readFieldState(target));
  };
  addEventListener('input', note, true);
  addEventListener('change', note, true);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) early.focused = target;
  });
  addEventListener(
    'click',
    (event) => {
      const pressed = findPressed(event);
      // a touch on a field or beside it takes nothing back
      if (pressed || isAnswered(event)) early.pressed = pressed;
      if (pressed?.control.closest('[inert]')) announce(true);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || early.answering.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      early.sentForms.add(form);
      early.pressed = undefined;
      setTimeout(() => early.sentForms.has(form) && announce(true), NOTICEABLE_MS);
    },
    true,
  );
}

/** A button that nobody answers yet. What sends a form is noted when the form is sent. */
function findPressed({ target, clientX, clientY }: MouseEvent): Pressed | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>('#root button');
  const control = button ?? (isControl(target) ? undefined : findGated(target, clientX, clientY));
  if (!control || isAnswering(control)) return undefined;
  if (control instanceof HTMLButtonElement && control.type === 'submit' && control === button)
    return undefined;
  return { control, place: listAlike(control).indexOf(control) };
}

function isAnswered({ target }: MouseEvent): boolean {
  const control = target instanceof Element ? target.closest('a, button') : null;
  return control !== null && isAnswering(control);
}

const isControl = (target: Element): boolean =>
  target.closest('a, button, label, input, select, textarea, summary') !== null;

/** What is inert is under the finger and is not what the browser says was pressed. */
const findGated = (around: Element, x: number, y: number): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(GATED_CONTROLS)].find((each) => {
    const box = each.getBoundingClientRect();
    return x >= box.x && x <= box.right && y >= box.y && y <= box.bottom;
  });

function announce(isWaiting: boolean): void {
  const current = document.getElementById(WAITING_ID);
  if (!isWaiting) current?.remove();
  if (!isWaiting || current) return;
  const notice = document.createElement('p');
  notice.id = WAITING_ID;
  notice.setAttribute('role', 'status');
  notice.className = 'frame_opening';
  document.body.append(notice);
  // what is there when a screen reader starts to listen is not said
  notice.textContent = pageStartMessages.opening;
}
