import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../features/identity/session.queries.ts';
import { mayHaveSession } from '../../shared/account-mark.ts';
import { tabStore } from '../../shared/device-store.ts';

const RELOADED_KEY = 'forja-salida';
/** A server that keeps sending the app to a signed-out browser must not cause a reload loop. */
const RECENT_MS = 10_000;

/** Reloads after sign-out, so that the server sends the visitor's document. */
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
    // The back/forward cache may restore the signed-in page.
    const reloadSignedOut = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !mayHaveSession()) window.location.reload();
    };
    window.addEventListener('pageshow', reloadSignedOut);
    return () => window.removeEventListener('pageshow', reloadSignedOut);
  }, []);
}
