import { useSyncExternalStore } from 'react';

const PAPER = 'print';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PAPER);
  const change = (next: boolean) => {
    isPrinting = next;
    onChange();
  };
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

/** While the page goes to paper, what is drawn only when it is opened has to be there. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
