import { iconClose } from '../src/design/icon-paths.ts';
import { toasterMessages } from '../src/design/feedback/toaster.messages.ts';
import { takeFlash } from '../src/shared/flash.ts';
import * as buttonStyles from '../src/design/actions/button.module.css';
import * as toastStyles from '../src/design/feedback/toast.module.css';
import * as iconStyles from '../src/design/icon.module.css';

const SHOWN_MS = 5000;
const SVG = 'http://www.w3.org/2000/svg';

/** Shows what the page before left said, as the app shows its messages. */
export function showFlash(): void {
  const flash = takeFlash();
  if (!flash) return;
  const layer = createElement('div', toastStyles.viewport);
  layer.popover = 'manual';
  const region = layer.appendChild(createElement('div'));
  region.role = 'status';
  region.ariaAtomic = 'true';
  document.body.append(layer);
  layer.showPopover?.();
  const card = createElement('div', toastStyles.root);
  const body = card.appendChild(createElement('div', toastStyles.body));
  body.append(createElement('b', undefined, flash.title));
  if (flash.description !== undefined)
    body.append(createElement('span', undefined, flash.description));
  const close = card.appendChild(createElement('button', buttonStyles.icon));
  close.type = 'button';
  close.ariaLabel = toasterMessages.close;
  close.append(drawIcon(iconClose));
  close.addEventListener('click', () => layer.remove());
  // what is there when a screen reader starts to listen is not said
  region.append(card);

  let timer: ReturnType<typeof setTimeout>;
  const hold = () => clearTimeout(timer);
  const letGo = () => {
    hold();
    timer = setTimeout(() => layer.remove(), SHOWN_MS);
  };
  // a pointer at rest where the message appears also fires an enter event
  card.addEventListener('pointermove', hold);
  card.addEventListener('pointerleave', letGo);
  card.addEventListener('focusin', hold);
  card.addEventListener('focusout', letGo);
  letGo();
}

function createElement<Name extends 'div' | 'b' | 'span' | 'button'>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function drawIcon(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', iconStyles.root ?? '');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  icon.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', path);
  return icon;
}
