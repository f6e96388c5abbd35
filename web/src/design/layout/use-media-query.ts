import { useSyncExternalStore } from 'react';

/** One of each for the page: a plan has hundreds of badges that ask the same. */
const lists = new Map<string, MediaQueryList>();

function findList(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the screen matches now; false where there is no screen. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = findList(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => findList(query).matches,
    () => false,
  );
}
