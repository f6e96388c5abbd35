import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../features/identity/session.queries.ts';
import { mayHaveSession } from '../../shared/account-mark.ts';
import { tabStore } from '../../shared/device-store.ts';

const LEFT_KEY = 'forja-salida';
/** Two loads within it are one that did not help: a server that goes on giving the app is not asked again and again. */
const AGAIN_MS = 10_000;

/** Nobody is signed in: the server gives a visitor the document of this address. */
export function useVisitorLeaves(): void {
  const isVisitor = useSession().status === 'visitor';
  const isForAnybody = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.access === 'arrival',
  });
  useEffect(() => {
    if (!isVisitor || isForAnybody) return;
    const last = Number(tabStore.get(LEFT_KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    tabStore.set(LEFT_KEY, String(Date.now()));
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
