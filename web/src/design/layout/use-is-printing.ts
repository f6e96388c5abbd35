import {
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
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
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', follow);
  };
}

/** While the page goes to paper or to a file, what is drawn only when it is opened has to be there. */
export function useIsPrinting(): boolean {
  // A file can wait, so that a phone takes a press while the page is drawn; paper cannot.
  const isCopied = useDeferredValue(useIsCopied());
  const isPrinted = useIsOnPaper();
  return isPrinted || isCopied;
}

const useIsOnPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPaper,
    () => false,
  );

const useIsCopied = (): boolean =>
  useSyncExternalStore(
    copyListeners.subscribe,
    () => copies > 0,
    () => false,
  );

/**
 * How many of `total` parts are drawn though they are not open, and whether that is about to change: on paper all of
 * them at once, for a file one after the other, so that a phone takes a press in between.
 */
export function useDrawnParts(total: number): { count: number; isDrawing: boolean } {
  const isPrinted = useIsOnPaper();
  const target = useIsCopied() ? total : 0;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === target) return undefined;
    const next = count < target ? count + 1 : count - 1;
    const timer = setTimeout(() => startTransition(() => setCount(next)));
    return () => clearTimeout(timer);
  }, [count, target]);
  return { count: isPrinted ? total : count, isDrawing: count < target };
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
