import * as alertStyles from '../design/feedback/alert.module.css';
import { iconWifiOff } from '../design/icon-paths.ts';
import { createElement, createIcon } from './create-element.ts';
import { pwaMessages } from './pwa.messages.ts';
import * as pwaStyles from './pwa.module.css';

const OFFLINE_CLASS = 'offline';
const { title, text } = pwaMessages.offline;

export function createOfflineStrip() {
  const notice = createElement(
    'div',
    { class: alertStyles.strip },
    createIcon(iconWifiOff, { isSmall: true }),
    createElement('p', {}, createElement('b', {}, title), ' ', createElement('span', {}, text)),
  );
  const strip = createElement('div', { class: pwaStyles.strip, role: 'status' });
  const page = document.documentElement;
  new ResizeObserver(() => page.style.setProperty('--franja', `${strip.offsetHeight}px`)).observe(
    strip,
  );
  return {
    strip,
    draw() {
      const isOffline = !navigator.onLine;
      for (const { classList } of [page, document.body]) classList.toggle(OFFLINE_CLASS, isOffline);
      if (isOffline) strip.append(notice);
      else notice.remove();
    },
  };
}
