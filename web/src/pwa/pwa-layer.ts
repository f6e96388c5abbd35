import { followUndisturbed } from '../shared/interruptions/undisturbed.ts';
import { interruptions } from '../shared/interruptions/interruptions.ts';
import { createCacheRefreshCard } from './cache-refresh-card.ts';
import { createElement } from './create-element.ts';
import { createInstallCard } from './install-card.ts';
import { createLimitedBrowserCard } from './limited-browser-card.ts';
import { createOfflineStrip } from './offline-strip.ts';
import { pwaMessages } from './pwa.messages.ts';
import * as pwaStyles from './pwa.module.css';
import { createUpdateCard } from './update-card.ts';
import { earlyEvents } from './worker/early-events.ts';

/**
 * The cards from top to bottom. Each function returns the card to show, if any, and calls `draw` on
 * changes.
 */
const CARDS = [
  createUpdateCard,
  createLimitedBrowserCard,
  createCacheRefreshCard,
  createInstallCard,
];

export function startPwaLayer(): void {
  const stack = createElement('section', {
    class: pwaStyles.stack,
    'aria-label': pwaMessages.region,
  });
  const draw = () => {
    offline.draw();
    for (const place of places) place();
  };
  const places = CARDS.map((create) => createPlace(stack, create(draw)));
  const offline = createOfflineStrip();
  document.getElementById('contenido')?.before(offline.strip, stack);

  earlyEvents.subscribe(draw);
  interruptions.subscribe(draw);
  followUndisturbed(draw);
  for (const change of ['online', 'offline']) addEventListener(change, draw);
  draw();
}

function createPlace(stack: HTMLElement, findCard: () => ChildNode | undefined): () => void {
  const empty = new Text();
  let current: ChildNode = empty;
  stack.append(empty);
  return () => {
    const card = findCard() ?? empty;
    if (card !== current) current.replaceWith(card);
    current = card;
  };
}
