import { hasSessionMark, isAccountRemembered } from '../src/shared/account-mark.ts';
import { hasOtherDatabases } from '../src/shared/records/device/database-name.ts';
import { hasFlash } from '../src/shared/pages/flash.ts';
import { loadIsland } from './load-island.ts';

const LAST_LOGIN = 'forja-last-login';

export function watchSession(reload = () => location.reload()): void {
  const hadMark = hasSessionMark();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LAST_LOGIN && newValue !== null) reload();
  });
  const reloadForSession = () =>
    !hadMark &&
    document.visibilityState === 'visible' &&
    hasSessionMark() &&
    // The sign-in of this page is already navigating.
    !hasFlash() &&
    reload();
  document.addEventListener('visibilitychange', reloadForSession);
  addEventListener('pageshow', ({ persisted }) => persisted && reloadForSession());
  void offerEarlierAccount();
}

async function offerEarlierAccount(): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island="earlier-account"]');
  if (!island || !(isAccountRemembered() || (await hasOtherDatabases(undefined)))) return;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const code = await loadIsland(island).catch(() => undefined);
  island.hidden = false;
  code?.render(island, new Map());
}
