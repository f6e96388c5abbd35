import { Outlet, useRouterState } from '@tanstack/react-router';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { lazyPart } from '../../shared/later-parts/lazy-part.ts';
import { whenIdle } from '../../shared/later-parts/when-idle.ts';
import { SessionLoading } from '../header/session-loading.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { Splash } from '../start/splash.tsx';
import { type LaterShell, laterShell } from '../../shared/later-parts/later-shell.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { Welcome } from '../start/welcome.tsx';

/** Already in the markup of the pages that have it; its code comes after the first screen. */
const SiteFooter = lazyPart(async () => {
  // The build writes it; in the browser it is in the file of what surrounds every page.
  if (import.meta.env.SSR) return (await import('../footer/site-footer.tsx')).SiteFooter;
  const [shell] = await Promise.all([laterShell, whenIdle()]);
  return shell.SiteFooter;
});

/** Around every page, once per visit: it never unmounts, so the splash cannot come back. */
export function Shell() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const [isStarting, setIsStarting] = useState(!page?.urgent);
  const later = useLaterShell();
  usePageArrival();
  return (
    <>
      <SkipLink />
      <SiteHeader>{later ? <later.SessionHeader /> : <SessionLoading />}</SiteHeader>
      {later ? <later.PwaLayer /> : null}
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      {page?.footer ? (
        <Suspense fallback={null}>
          <SiteFooter />
        </Suspense>
      ) : null}
      {later ? <later.SessionBase /> : null}
      {isStarting ? (
        <Splash onEnd={() => startTransition(() => setIsStarting(false))} />
      ) : (
        !page?.urgent && <Welcome isUndisturbed={page?.undisturbed === 'fully'} />
      )}
    </>
  );
}

function useLaterShell(): LaterShell | undefined {
  const [parts, setParts] = useState<LaterShell>();
  useEffect(() => {
    let isHere = true;
    // In a transition it is drawn in slices, and a finger is answered in between.
    void laterShell.then((loaded) =>
      startTransition(() => (isHere ? setParts(loaded) : undefined)),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}
