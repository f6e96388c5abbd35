import { iconClose } from '../src/design/icon-paths.ts';
import { toasterMessages } from '../src/design/feedback/toaster.messages.ts';
import { createElement, createIcon } from '../src/pwa/create-element.ts';
import { createButton } from '../src/pwa/pwa-card.ts';
import { takeFlash } from '../src/shared/pages/flash.ts';
import * as buttonStyles from '../src/design/actions/button.module.css';
import * as toastStyles from '../src/design/feedback/toast.module.css';

const DISPLAY_MS = 5000;

export function showFlash(): void {
  const flash = takeFlash();
  if (!flash) return;
  const { title, description } = flash;
  const region = createElement('div', { role: 'status', 'aria-atomic': 'true' });
  const layer = createElement('div', { class: toastStyles.viewport, popover: 'manual' }, region);
  document.body.append(layer);
  layer.showPopover?.();
  const remove = () => layer.remove();
  const close = createButton(buttonStyles.icon, createIcon(iconClose), remove);
  close.ariaLabel = toasterMessages.close;
  const card = createElement(
    'div',
    { class: toastStyles.root },
    createElement(
      'div',
      { class: toastStyles.body },
      createElement('b', {}, title),
      ...(description === undefined ? [] : [createElement('span', {}, description)]),
    ),
    close,
  );
  // A screen reader announces only what is added to an existing live region.
  region.append(card);

  let timer: ReturnType<typeof setTimeout>;
  const pauseTimer = () => clearTimeout(timer);
  const restartTimer = () => {
    pauseTimer();
    timer = setTimeout(remove, DISPLAY_MS);
  };
  // A pointer at rest on a new message fires an enter event, but no move.
  card.addEventListener('pointermove', pauseTimer);
  card.addEventListener('pointerleave', restartTimer);
  card.addEventListener('focusin', pauseTimer);
  card.addEventListener('focusout', restartTimer);
  restartTimer();
}
