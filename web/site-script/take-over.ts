import { tabStore } from '../src/shared/device-store.ts';
import { parseJson } from '../src/shared/parse-json.ts';
import * as frameStyles from '../src/design/layout/frame.module.css';
import { createElement } from '../src/pwa/create-element.ts';
import { type FormValues, type IslandCode, loadIsland } from './load-island.ts';
import { takeOverMessages } from './take-over.messages.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** The click of a touch follows its `pointerup` after a short delay. */
const CLICK_MS = 60;
const NOTICEABLE_MS = 300;
const RETRY_MS = 3000;

export function takeOverForms(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([hidden])'))
    watch(island);
}

function watch(island: HTMLElement): void {
  let isLoading = false;
  /** The form is not replaced before the current press or key ends. */
  let endEvents = '';
  let touched: EventTarget | null = null;
  let pressed: HTMLElement | undefined;
  let sentForm: HTMLFormElement | undefined;

  const on = (events: string, answer: (event: Event) => void, target: EventTarget = island) => {
    for (const event of events.split(' ')) target.addEventListener(event, answer, true);
  };
  const wait = () => {
    setTimeout(() => (pressed ?? sentForm) && isLoading && showNotice('opening'), NOTICEABLE_MS);
    start();
  };
  const start = () => {
    if (isLoading || !island.isConnected) return;
    isLoading = true;
    for (const form of island.querySelectorAll('form')) form.noValidate = true;
    void loadIsland(island).then(replaceWhenFree, reportNoSignal);
  };
  const replaceWhenFree = (code: IslandCode) => {
    if (endEvents !== '') {
      setTimeout(replaceWhenFree, CLICK_MS, code);
      return;
    }
    replace(island, code, { touched, pressed, sentForm });
    pressed = sentForm = undefined;
    showNotice(undefined);
  };
  const reportNoSignal = () => {
    pressed = sentForm = undefined;
    for (const form of island.querySelectorAll('form')) form.noValidate = false;
    showNotice('unreachable');
    setTimeout(() => {
      isLoading = false;
      if (pressed ?? sentForm) start();
    }, RETRY_MS);
  };

  on('pointerdown', ({ target }) => {
    touched = target;
  });
  on('pointerdown keydown compositionstart', (event) => {
    endEvents = findEndEvents(event) || endEvents;
  });
  on(
    'pointerup pointercancel keyup compositionend change focusout',
    ({ type }) =>
      setTimeout(() => endEvents.split(' ').includes(type) && (endEvents = ''), CLICK_MS),
    window,
  );
  on('pointerdown focusin keydown input', start);
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit') return;
    pressed = button;
    wait();
  });
  on('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sentForm = event.target;
    wait();
  });
  on('input', () => (sentForm = undefined));
  on('online', () => isLoading || start(), window);
  on('hashchange', () => hasCodeInHash() && start(), window);
  on('pagehide', () => island.isConnected && keepDrafts(island), window);

  const isUsed = island.contains(document.activeElement) || readValues(island).size > 0;
  const hasDraft = listDrafts(island).some(([key]) => tabStore.get(key) !== null);
  if (isUsed || hasDraft || hasCodeInHash() || 'eager' in island.dataset) start();
}

const hasCodeInHash = (): boolean => /[=.]/.test(location.hash);

function findEndEvents({ type, target }: Event): string {
  if (type === 'compositionstart') return 'compositionend';
  if (!(target instanceof Element)) return '';
  if (target.matches('select, [type=date]'))
    return type === 'keydown' && !target.matches('select') ? 'focusout' : 'change focusout';
  if (type === 'pointerdown') return 'pointerup pointercancel';
  return target.matches('button, [type=checkbox], [type=radio]') ? 'keyup' : '';
}

type EarlyActions = {
  touched: EventTarget | null;
  pressed: HTMLElement | undefined;
  sentForm: HTMLFormElement | undefined;
};

/** Replaces the form in one task, so that no event comes in between. */
function replace(
  island: HTMLElement,
  { render }: IslandCode,
  { touched, pressed, sentForm }: EarlyActions,
): void {
  const container = createElement('div', { class: island.className });
  const values = readValues(island);
  // Radios with one name exclude each other while both forms are present.
  for (const radio of island.querySelectorAll('[type=radio]')) radio.removeAttribute('name');
  island.after(container);
  render(container, values);
  const findTwin = <Twin extends HTMLElement>(element: Twin): Twin | undefined =>
    listSimilar(container, element)[listSimilar(island, element).indexOf(element)];
  // Focus moves from field to field, so that a phone's keyboard stays open.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && island.contains(focused))
    moveFocus(focused, findTwin(focused));
  for (const field of island.querySelectorAll<HTMLInputElement>('[type=file]'))
    moveFiles(field, findTwin(field));
  island.remove();
  if (focused instanceof HTMLElement && focused === touched)
    findTwin(focused)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  if (pressed) findTwin(pressed)?.click();
  if (sentForm) findTwin(sentForm)?.requestSubmit();
}

const listSimilar = <Twin extends HTMLElement>(root: HTMLElement, element: Twin): Twin[] =>
  [...root.querySelectorAll<Twin>(element.localName)].filter((each) =>
    element.id === '' ? getLabel(each) === getLabel(element) : each.id === element.id,
  );

function getLabel(element: HTMLElement): string | null {
  if (element instanceof HTMLButtonElement) return element.ariaLabel ?? element.textContent;
  return element.getAttribute(element.matches('[type=radio]') ? 'value' : 'name');
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (!(isText(from) && isText(to)) || from.selectionStart === null) return;
  to.setSelectionRange(
    from.selectionStart,
    from.selectionEnd,
    from.selectionDirection ?? undefined,
  );
}

function moveFiles(from: HTMLInputElement, to: HTMLInputElement | undefined): void {
  if (!to || !from.files?.length) return;
  to.files = from.files;
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function readValues(island: HTMLElement): FormValues {
  const values = new Map<string, string | boolean>();
  for (const field of island.querySelectorAll<Field>(FIELDS)) {
    const value = readValue(field);
    if (value !== undefined) values.set(field.name || field.id, value);
  }
  return values;
}

function readValue(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) return field.value || undefined;
  // A script may not set the value of a file input.
  if (field.type === 'file') return undefined;
  if (field.type !== 'radio' && field.type !== 'checkbox')
    return field.value === field.defaultValue ? undefined : field.value;
  const { type, value, checked, defaultChecked } = field as HTMLInputElement; // checked by its type
  if (checked === defaultChecked) return undefined;
  return type === 'checkbox' ? checked : (checked || undefined) && value;
}

const listDrafts = (island: HTMLElement): [key: string, name: unknown][] =>
  Object.entries(parseJson(island.dataset['drafts'] ?? null) ?? {});

function keepDrafts(island: HTMLElement): void {
  const values = readValues(island);
  for (const [key, name] of listDrafts(island)) {
    const draft = name === '' ? Object.fromEntries(values) : values.get(String(name));
    if (draft !== undefined && values.size > 0) tabStore.set(key, JSON.stringify(draft));
  }
}

function showNotice(text: keyof typeof takeOverMessages | undefined): void {
  document.getElementById('espera')?.remove();
  if (!text) return;
  const notice = createElement('p', {
    id: 'espera',
    role: 'status',
    class: frameStyles.opening ?? '',
  });
  document.body.append(notice);
  // A screen reader announces only what is added to an existing live region.
  notice.textContent = takeOverMessages[text];
}
