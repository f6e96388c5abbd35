import { useEffect, useState, useSyncExternalStore } from 'react';
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

/**
 * How many of `count` parts are drawn though they are not open: on paper all of them, which does not wait; for a file
 * one after the other, so that a phone takes a press in between.
 */
export function useDrawnParts(count: number): number {
  const isPrinting = useIsPrinting();
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (!isPrinting) return undefined;
    let parts = 0;
    let timer: ReturnType<typeof setTimeout>;
    const drawNext = () => {
      parts += 1;
      setDrawn(parts);
      if (parts < count) timer = setTimeout(drawNext);
    };
    timer = setTimeout(drawNext);
    return () => {
      clearTimeout(timer);
      setDrawn(0);
    };
  }, [isPrinting, count]);
  if (!isPrinting) return 0;
  return isOnPaper ? count : drawn;
}

/** Draws what is drawn only when it is opened, without showing it, until the answer is called. */
export function drawWholePage(): () => void {
  copies += 1;
  copyListeners.notify();
  return () => {
    copies -= 1;
    copyListeners.notify();
  };
}
