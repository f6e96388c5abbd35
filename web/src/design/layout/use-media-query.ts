import { useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

function findList(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

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
