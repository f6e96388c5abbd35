import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../features/identity/session.queries.ts';
import { mayHaveSession } from '../../shared/account-mark.ts';
import { tabStore } from '../../shared/device-store.ts';

const RELOADED_KEY = 'forja-salida';
/** The server goes on giving the app to whoever reloaded this recently: another load would not help. */
const RECENT_MS = 10_000;

/** Loads the address again once nobody is signed in: the server gives a visitor its document. */
export function useVisitorReload(): void {
  const isVisitor = useSession().status === 'visitor';
  const isForAnybody = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.access === 'arrival',
  });
  useEffect(() => {
    if (!isVisitor || isForAnybody) return;
    const last = Number(tabStore.get(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RECENT_MS) return;
    tabStore.set(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  }, [isVisitor, isForAnybody]);

  useEffect(() => {
    // "Back" after signing out: the browser kept the whole page.
    const reloadSignedOut = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !mayHaveSession()) window.location.reload();
    };
    window.addEventListener('pageshow', reloadSignedOut);
    return () => window.removeEventListener('pageshow', reloadSignedOut);
  }, []);
}
