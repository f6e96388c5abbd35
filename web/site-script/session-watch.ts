import { hasSessionMark, isAccountRemembered } from '../src/shared/account-mark.ts';

const LAST_LOGIN = 'forja-last-login';

/**
 * A document is for visitors. Who signs in from another tab, or comes back to it by the history, gets their app; and a
 * device that remembers somebody whose session is over learns it.
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
  if (isAccountRemembered()) void endSession();
}

/** Its code is named in the document, in a part of the page that shows nothing. */
async function endSession(): Promise<void> {
  const code = document.querySelector<HTMLElement>('[data-island="end-session"]')?.dataset['code'];
  if (code === undefined) return;
  // after the page that is read
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // without signal nobody says that the session is over
  await import(/* @vite-ignore */ code).catch(() => undefined);
}
