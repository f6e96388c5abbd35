import { useSyncExternalStore } from 'react';
import { tabStore } from '../../../shared/device-store.ts';

/** Pages that accept links. A link opens only its own page. */
const PAGES = ['/auth', '/verificar-correo', '/recuperar-acceso'] as const;
type EmailLinkPage = (typeof PAGES)[number];
/** Uses of a link: the page has a denial for recipients who did not ask for the email. */
const USES = ['enlace', 'no-fui-yo', 'registro'] as const;
type EmailLinkUse = (typeof USES)[number];
type EmailLink = { page: EmailLinkPage; use: EmailLinkUse; token: string };

/** Survives a reload in this tab, until the link is used or refused. */
const STORED_KEY = 'forja-enlace';

let link: EmailLink | undefined;
/** Hand-written as in `early-events.ts`: an import would add a file to the first load. */
const listeners = new Set<() => void>();

/**
 * Moves the token out of the address, which is copied, shared and stored in history, into the tab.
 */
export function takeRecoveryLink(): void {
  takeNow();
  const [page = '', hash = ''] = tabStore.get(STORED_KEY)?.split('#') ?? [];
  if (page === window.location.pathname) setLink(link ?? parseEmailLink(page, `#${hash}`));
  // An email opened over an open page changes only the hash.
  window.addEventListener('hashchange', takeNow);
}

function takeNow(): void {
  const { pathname, search, hash } = window.location;
  const link = parseEmailLink(pathname, hash);
  if (link === undefined) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  tabStore.set(STORED_KEY, pathname + hash);
  setLink(link);
}

export function parseEmailLink(pathname: string, hash: string): EmailLink | undefined {
  const page = PAGES.find((each) => each === pathname.replace(/(?<=.)\/$/, ''));
  const [, linkUse, token] = /^#([a-z-]+)=([\w.~-]+)$/.exec(hash) ?? [];
  const use = USES.find((each) => each === linkUse);
  return page && use && token ? { page, use, token } : undefined;
}

function setLink(next: EmailLink | undefined): void {
  link = next;
  for (const listener of listeners) listener();
}

/** Keeps the message on the page but not after a reload. */
export const forgetStoredLink = (): void => tabStore.remove(STORED_KEY);

export function forgetRecoveryLink(): void {
  forgetStoredLink();
  setLink(undefined);
}

export const readEmailLink = (
  page: EmailLinkPage,
  use: EmailLinkUse = 'enlace',
): string | undefined => (link?.page === page && link.use === use ? link.token : undefined);

export const useEmailLink = (
  page: EmailLinkPage,
  use: EmailLinkUse = 'enlace',
): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readEmailLink(page, use),
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
