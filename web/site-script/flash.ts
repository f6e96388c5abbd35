import { iconClose } from '../src/design/icon-paths.ts';
import { toasterMessages } from '../src/design/feedback/toaster.messages.ts';
import { createElement, createIcon } from '../src/pwa/create-element.ts';
import { createButton } from '../src/pwa/pwa-card.ts';
import { takeFlash } from '../src/shared/pages/flash.ts';
import * as buttonStyles from '../src/design/actions/button.module.css';
import * as toastStyles from '../src/design/feedback/toast.module.css';

const SHOWN_MS = 5000;

/** Shows what the page before left said, as the app shows its messages. */
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
  // what is there when a screen reader starts to listen is not said
  region.append(card);

  let timer: ReturnType<typeof setTimeout>;
  const hold = () => clearTimeout(timer);
  const letGo = () => {
    hold();
    timer = setTimeout(remove, SHOWN_MS);
  };
  // a pointer at rest where the message appears also fires an enter event
  card.addEventListener('pointermove', hold);
  card.addEventListener('pointerleave', letGo);
  card.addEventListener('focusin', hold);
  card.addEventListener('focusout', letGo);
  letGo();
}
