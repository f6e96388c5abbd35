import { useSyncExternalStore } from 'react';

let token: string | undefined;
const listeners = new Set<() => void>();

/** Takes the key of a recovery letter out of the address, which is copied, shared and remembered; memory keeps it. */
export function takeRecoveryLink(): void {
  takeNow();
  // The letter opened over a door that is open already: only the end of the address changes.
  window.addEventListener('hashchange', takeNow);
}

function takeNow(): void {
  const { pathname, search, hash } = window.location;
  const taken = tokenIn(pathname, hash);
  if (taken === undefined) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  become(taken);
}

export const tokenIn = (pathname: string, hash: string): string | undefined =>
  /^\/auth\/?$/.test(pathname) ? /^#enlace=([\w.~-]+)$/.exec(hash)?.[1] : undefined;

function become(next: string | undefined): void {
  token = next;
  for (const listener of listeners) listener();
}

/** Used, or of no use any more. */
export const forgetRecoveryLink = (): void => become(undefined);

export const useRecoveryLink = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => token,
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
