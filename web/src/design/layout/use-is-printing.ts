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
let copies = 0;
const copyListeners = createListeners();

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PAPER);
  const change = (next: boolean) => {
    isOnPaper = next;
    onChange();
  };
  // A part may render on paper already, when no event follows.
  isOnPaper = media.matches;
  const start = () => change(true);
  const end = () => change(false);
  const follow = () => change(media.matches);
  // The event precedes the layout for paper; the media alone changes in a preview.
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  media.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', follow);
  };
}

/** True while the page is printed or copied to a file, when collapsed content must be rendered. */
export function useIsPrinting(): boolean {
  // A file can wait, so that a phone handles a press meanwhile; paper cannot.
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
 * Counts the collapsed parts to render: all at once for paper, one by one for a file, so that a
 * phone handles presses in between.
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

/** Renders collapsed content without showing it, until the returned function is called. */
export function drawWholePage(): () => void {
  copies += 1;
  copyListeners.notify();
  return () => {
    copies -= 1;
    copyListeners.notify();
  };
}
