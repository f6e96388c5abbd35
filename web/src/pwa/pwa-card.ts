import * as buttonStyles from '../design/actions/button.module.css';
import { iconClose } from '../design/icon-paths.ts';
import { createElement, createIcon } from './create-element.ts';
import { pwaMessages } from './pwa.messages.ts';
import * as pwaStyles from './pwa.module.css';

export const looks = {
  primary: `${buttonStyles.root} ${buttonStyles.primary}`,
  secondary: `${buttonStyles.root} ${buttonStyles.secondary}`,
  text: `${buttonStyles.root} ${buttonStyles.text}`,
};

type CardParts = {
  icon: string;
  title: string;
  text: (Node | string)[];
  actions?: Node[];
  onClose?: () => void;
};

export function createCard({ icon, title, text, actions, onClose }: CardParts): HTMLElement {
  const body = createElement('div', { class: pwaStyles.body }, createElement('p', {}, ...text));
  if (actions) body.append(createElement('div', { class: pwaStyles.actions }, ...actions));
  const card = createElement(
    'div',
    { class: pwaStyles.card, role: 'group', 'aria-label': title },
    createIcon(icon),
    createElement('b', {}, title),
    body,
  );
  if (onClose) {
    const close = createButton(buttonStyles.icon, createIcon(iconClose), onClose);
    close.ariaLabel = pwaMessages.close;
    body.before(close);
  }
  return card;
}

export function createButton(
  className: string,
  label: Node | string,
  onPress: () => void,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: className }, label);
  button.addEventListener('click', onPress);
  return button;
}

type BusyButton = {
  className: string;
  label: string;
  busyLabel: string;
  onPress: () => Promise<unknown>;
};

/** Ignores presses while busy but keeps the focus, which `disabled` would lose. */
export function createBusyButton({ className, label, busyLabel, onPress }: BusyButton) {
  const press = async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    button.textContent = busyLabel;
    if ((await onPress()) !== true) return;
    button.ariaBusy = null;
    button.textContent = label;
  };
  const button = createButton(className, label, () => void press());
  return button;
}
