import { hasSessionMark, isAccountRemembered } from '../src/shared/account-mark.ts';
import { hasOtherDatabases } from '../src/shared/records/device/database-name.ts';
import { loadIsland } from './load-island.ts';

const LAST_LOGIN = 'forja-last-login';

/**
 * Reloads a document, which is for visitors, when somebody signs in from another tab or returns to it by the history with
 * a session. Offers the records of an account whose session is over.
 */
export function watchSession(reload = () => location.reload()): void {
  const hadMark = hasSessionMark();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LAST_LOGIN && newValue !== null) reload();
  });
  // The server answered this document to that mark: its session is over.
  const reloadForSession = () =>
    !hadMark && document.visibilityState === 'visible' && hasSessionMark() && reload();
  document.addEventListener('visibilitychange', reloadForSession);
  addEventListener('pageshow', ({ persisted }) => persisted && reloadForSession());
  void offerEarlierAccount();
}

/** Loads the island that every document has empty, where the device remembers an account. */
async function offerEarlierAccount(): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island="earlier-account"]');
  if (!island || !(isAccountRemembered() || (await hasOtherDatabases(undefined)))) return;
  // The page that the person reads comes first.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // Without signal the session may not be over.
  const code = await loadIsland(island).catch(() => undefined);
  island.hidden = false;
  code?.render(island, new Map());
}
