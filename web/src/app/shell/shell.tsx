import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { lazyPart } from '../../shared/later-parts/lazy-part.ts';
import { loadPart } from '../../shared/later-parts/load-part.ts';
import { SessionLoading } from '../header/session-loading.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { Splash } from '../start/splash.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { Welcome } from '../start/welcome.tsx';

/** Already in the markup of the pages that have it; its code comes after the first screen. */
const SiteFooter = lazyPart(async () => (await import('../footer/site-footer.tsx')).SiteFooter);

/** Around every page, once per visit: it never unmounts, so the splash cannot come back. */
export function Shell() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const [isStarting, setIsStarting] = useState(!page?.urgent);
  const session = useLaterPart(loadSessionParts);
  const pwa = useLaterPart(loadPwaLayer);
  usePageArrival();
  return (
    <>
      <SkipLink />
      <SiteHeader>{session ? <session.SessionHeader /> : <SessionLoading />}</SiteHeader>
      {pwa ? <pwa.PwaLayer /> : null}
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      {page?.footer ? (
        <Suspense fallback={null}>
          <SiteFooter />
        </Suspense>
      ) : null}
      {session ? <session.SessionBase /> : null}
      {isStarting ? (
        <Splash onEnd={() => setIsStarting(false)} />
      ) : (
        !page?.urgent && <Welcome isUndisturbed={page?.undisturbed === 'fully'} />
      )}
    </>
  );
}

const loadSessionParts = () => import('./session-parts.tsx');
const loadPwaLayer = () => import('../../pwa/pwa-layer.tsx');

/** Nothing of it is in the first screen: without signal the page stays readable, and completes itself when it is back. */
function useLaterPart<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isHere = true;
    void loadPart(load).then((loaded) => (isHere ? setPart(loaded) : undefined));
    return () => {
      isHere = false;
    };
  }, [load]);
  return part;
}
