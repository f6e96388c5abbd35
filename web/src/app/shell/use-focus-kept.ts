import { useEffect } from 'react';

const CAN_HAVE_IT =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

/**
 * When an element that has the focus is removed, focuses its neighbour, the previous place or the
 * page title, so that keyboard users do not start again from the top.
 */
export function useFocusKept(): void {
  useEffect(() => {
    /** Recent places, newest last, because the neighbour may be removed too. */
    let places: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        places = [...places.filter((each) => each !== target && each.isConnected), target].slice(
          -8,
        );
    };
    const watch = new MutationObserver((changes) => {
      const last = places.at(-1);
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const removal = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(last)),
      );
      if (!removal) return;
      places = places.filter((each) => each.isConnected);
      const beside = [removal.nextSibling, removal.previousSibling].map(findFirstFocusable);
      const before = places.findLast((each) => each.closest('main') !== null);
      const place =
        beside.find((each) => each !== undefined) ??
        before ??
        document.querySelector<HTMLElement>('main h1');
      place?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}

/** Neighbours are related only in a list or a table. */
function findFirstFocusable(node: Node | null): HTMLElement | undefined {
  if (!(node instanceof HTMLElement) || !node.isConnected || !node.matches('li, tr'))
    return undefined;
  return node.querySelector<HTMLElement>(CAN_HAVE_IT) ?? undefined;
}
