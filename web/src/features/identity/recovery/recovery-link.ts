import { useSyncExternalStore } from 'react';
import { tabStore } from '../../../shared/device-store.ts';

/** Where the links of emails lead. A link opens the page that it was written for, and no other. */
const PAGES = ['/auth', '/verificar-correo', '/recuperar-acceso'] as const;
type EmailLinkPage = (typeof PAGES)[number];
/** What the link is for: the page has another side for who did not ask for the email. */
const USES = ['enlace', 'no-fui-yo', 'registro'] as const;
type EmailLinkUse = (typeof USES)[number];
type EmailLink = { page: EmailLinkPage; use: EmailLinkUse; token: string };

/** The address of the link, for a page that is loaded again. Only this tab has it, until the link is used or refused. */
const STORED_KEY = 'forja-enlace';

let link: EmailLink | undefined;
/** By hand, as in `early-events.ts`: a shared part would be one more file of the first load. */
const listeners = new Set<() => void>();

/** Takes the key of an email out of the address, which is copied, shared and remembered; the tab keeps it. */
export function takeRecoveryLink(): void {
  takeNow();
  const [page = '', hash = ''] = tabStore.get(STORED_KEY)?.split('#') ?? [];
  if (page === window.location.pathname) setLink(link ?? parseEmailLink(page, `#${hash}`));
  // The email opened over a page that is open already: only the end of the address changes.
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
  const [, typed, token] = /^#([a-z-]+)=([\w.~-]+)$/.exec(hash) ?? [];
  const use = USES.find((each) => each === typed);
  return page && use && token ? { page, use, token } : undefined;
}

function setLink(next: EmailLink | undefined): void {
  link = next;
  for (const listener of listeners) listener();
}

/** Used or refused: the page still says so, and shows nothing of it when it is loaded again. */
export const forgetStoredLink = (): void => tabStore.remove(STORED_KEY);

/** Used, or of no use any more. */
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
