import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/listeners.ts';

const PAPER = 'print';

let isOnPaper = false;
/** How many copies of the page are being made, for a file. */
let copies = 0;
const copyListeners = createListeners();

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PAPER);
  const change = (next: boolean) => {
    isOnPaper = next;
    onChange();
  };
  // A part of the page may be drawn when it is on paper already, and no event follows.
  isOnPaper = media.matches;
  const start = () => change(true);
  const end = () => change(false);
  const follow = () => change(media.matches);
  // The event comes before the layout of the paper; the media alone changes in a preview.
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  media.addEventListener('change', follow);
  const unsubscribe = copyListeners.subscribe(onChange);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', follow);
    unsubscribe();
  };
}

/** While the page goes to paper or to a file, what is drawn only when it is opened has to be there. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPaper || copies > 0,
    () => false,
  );

/** Draws what is drawn only when it is opened, without showing it, until the answer is called. */
export function drawWholePage(): () => void {
  copies += 1;
  copyListeners.notify();
  return () => {
    copies -= 1;
    copyListeners.notify();
  };
}
