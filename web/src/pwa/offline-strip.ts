import * as alertStyles from '../design/feedback/alert.module.css';
import { iconWifiOff } from '../design/icon-paths.ts';
import { createElement, createIcon } from './create-element.ts';
import { pwaMessages } from './pwa.messages.ts';
import * as pwaStyles from './pwa.module.css';

const MARK = 'offline';
const { title, text } = pwaMessages.offline;

/** Told while there is no signal; also the mark on the document that styles and tests read. */
export function createOfflineStrip() {
  const notice = createElement(
    'div',
    { class: alertStyles.strip },
    createIcon(iconWifiOff, { isSmall: true }),
    createElement('p', {}, createElement('b', {}, title), ' ', createElement('span', {}, text)),
  );
  const strip = createElement('div', { class: pwaStyles.strip, role: 'status' });
  const page = document.documentElement;
  // What sticks under the header sticks under this strip too, whatever its text takes.
  new ResizeObserver(() => page.style.setProperty('--franja', `${strip.offsetHeight}px`)).observe(
    strip,
  );
  return {
    strip,
    draw() {
      const isOffline = !navigator.onLine;
      for (const { classList } of [page, document.body]) classList.toggle(MARK, isOffline);
      if (isOffline) strip.append(notice);
      else notice.remove();
    },
  };
}
