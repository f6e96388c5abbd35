/**
 * What a person does on a document before its code answers, and how it is done afterwards. The script inside each
 * document (`web/page-start/hold-early-input.ts`) notes it; a form takes what is its own when it starts to answer
 * (`shared/forms/form.tsx`), and each part of a page the presses on it (`early-press.ts`).
 */
export type EarlyInput = {
  /** The address of the document: what was done there is not done on another page. */
  path: string;
  /** Fields that were written in, with what they had last. */
  fields: Map<EarlyField, FieldState>;
  /** Where the person was writing. */
  focused: Element | undefined;
  /** The last button or gated field that was pressed. */
  pressed: Pressed | undefined;
  /** Forms that were sent. */
  sentForms: Set<HTMLFormElement>;
  /** Forms that answer by themselves. */
  answering: WeakSet<HTMLFormElement>;
  /** Says that it waits, or no longer. */
  announce: (isWaiting: boolean) => void;
};
export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldState = { value: string; isChecked: boolean };
/** `place`: which one it is of those that say the same, for when the page is drawn again. */
export type Pressed = { control: HTMLElement; place: number };

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

const FILLED = '#root form :is(textarea, input:not([type=checkbox], [type=radio], [type=range]))';

export const isField = (target: unknown): target is EarlyField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const readFieldState = (field: EarlyField): FieldState => ({
  value: field.value,
  isChecked: field instanceof HTMLInputElement && field.checked,
});

/** Those that say the same as this one. */
export function listAlike({ localName, id, textContent, ariaLabel }: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#root ${localName}`)].filter((each) =>
    id === '' ? each.textContent === textContent && each.ariaLabel === ariaLabel : each.id === id,
  );
}

/** React answers for the elements that it has taken over, and marks them with a property of its own. */
export const isAnswering = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** What a password manager, or the browser when a page is loaded again, wrote without saying so: noted before the app draws. */
export function noteFilledFields(): void {
  const early = window.earlyInput;
  if (!early) return;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FILLED))
    if (!field.closest('[inert]') && field.value !== field.defaultValue)
      early.fields.set(field, readFieldState(field));
}

/** In a form that starts to answer: what was written in it, then its sending. */
export function answerInForm(form: HTMLFormElement): void {
  const early = findEarly();
  if (!early) return;
  early.answering.add(form);
  writeAgain(early, (field) => field.form === form);
  const earlyForm = [...early.sentForms].find((each) => isSame(each, form));
  if (!earlyForm) return;
  early.sentForms.delete(earlyForm);
  updateNotice(early);
  // what was just written is drawn first
  setTimeout(() => form.isConnected && form.requestSubmit());
}

/** In a part of the page that starts to answer: the fields of no form, and the press. */
export function answerOutsideForms(): void {
  const early = findEarly();
  if (!early) return;
  writeAgain(early, (field) => field.form === null && isAnswering(field));
  // what was written in forms comes first
  setTimeout(answerPress);
}

function answerPress(): void {
  const early = findEarly();
  if (!early) return;
  const now = findPressedControl(early);
  if (now && isAnswering(now)) {
    early.pressed = undefined;
    // whoever writes goes on writing
    if (!isField(document.activeElement)) now.focus();
    now.click();
  }
  updateNotice(early);
}

const findPressedControl = ({ pressed }: EarlyInput): HTMLElement | undefined =>
  pressed?.control.isConnected
    ? pressed.control
    : pressed && listAlike(pressed.control)[pressed.place];

/** A form that the page no longer has is not waited for. */
function updateNotice(early: EarlyInput): void {
  for (const form of early.sentForms)
    if (![...document.forms].some((now) => isSame(form, now))) early.sentForms.delete(form);
  if (early.sentForms.size === 0 && !findPressedControl(early)) early.announce(false);
}

function findEarly(): EarlyInput | undefined {
  const early = window.earlyInput;
  if (early && early.path !== location.pathname) {
    early.fields.clear();
    early.pressed = undefined;
    early.sentForms.clear();
    early.announce(false);
  }
  return early;
}

/** The same form, or what it became when its page was drawn again. */
const isSame = (before: HTMLFormElement, now: HTMLFormElement): boolean =>
  before === now || (!before.isConnected && listIds(before) === listIds(now));
const listIds = ({ elements }: HTMLFormElement): string =>
  Array.from(elements, ({ id }) => id).join(' ');

function writeAgain(early: EarlyInput, isOurs: (field: EarlyField) => boolean): void {
  for (const [field, state] of early.fields) {
    const now = field.isConnected ? field : findSameField(field);
    if (!now || !isOurs(now)) continue;
    early.fields.delete(field);
    write(now, state);
    if (early.focused === field && now !== field && !isField(document.activeElement)) now.focus();
  }
}

function findSameField({ id, name, value, type }: EarlyField): EarlyField | undefined {
  const fields = [...document.querySelectorAll('#root :is(input, textarea, select)')].filter(
    isField,
  );
  return fields.find((each) =>
    id === '' ? each.type === type && each.name === name && each.value === value : each.id === id,
  );
}

/** As if it were written now. What is in the field already stays there, with its caret and what a keyboard is composing. */
function write(field: EarlyField, { value, isChecked }: FieldState): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.type === 'radio' && !isChecked) return;
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (field.value !== value) field.value = value;
  // React hears only of a value that is not the last one that it knew: its own setter notes another one, on a copy
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), `${value} `);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
