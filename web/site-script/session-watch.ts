import { hasSessionMark, isAccountRemembered } from '../src/shared/account-mark.ts';
import { hasOtherDatabases } from '../src/shared/records/device/database-name.ts';
import { loadIsland } from './load-island.ts';

const LAST_LOGIN = 'forja-last-login';

/**
 * A document is for visitors. Who signs in from another tab, or comes back to it by the history, gets their app; and a
 * device that has something of an account whose session is over says so.
 */
export function watchSession(reload = () => location.reload()): void {
  const hadMark = hasSessionMark();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LAST_LOGIN && newValue !== null) reload();
  });
  // a mark that was here when the server answered this document is of no session
  const reloadForSession = () =>
    !hadMark && document.visibilityState === 'visible' && hasSessionMark() && reload();
  document.addEventListener('visibilitychange', reloadForSession);
  addEventListener('pageshow', ({ persisted }) => persisted && reloadForSession());
  void meetEarlierAccount();
}

/** Its code is named in the document, in a part of the page that is empty until then. */
async function meetEarlierAccount(): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island="earlier-account"]');
  if (!island || !(isAccountRemembered() || (await hasOtherDatabases(undefined)))) return;
  // after the page that is read
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // without signal nobody says that the session is over
  const code = await loadIsland(island).catch(() => undefined);
  island.hidden = false;
  code?.render(island, new Map());
}
