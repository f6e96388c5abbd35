import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { SkipLink } from '../design/skip-link.tsx';
import { SessionLoading } from './session-loading.tsx';
import { SiteHeader } from './site-header.tsx';
import { Splash } from './splash.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { Welcome } from './welcome.tsx';
import './shell.css';

type SessionParts = { SessionHeader: ComponentType; SessionBase: ComponentType };

/** Already in the markup of the pages that have it; its code comes after the first screen. */
const SiteFooter = lazy(async () => ({ default: (await import('../site/site-footer.tsx')).SiteFooter }));

/** Around every page, once per visit: it never unmounts, so the splash cannot come back. */
export function Shell() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const [isStarting, setIsStarting] = useState(!page?.urgent);
  const session = useSessionParts();
  const pwa = usePwaLayer();
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

function useSessionParts(): SessionParts | undefined {
  const [parts, setParts] = useState<SessionParts>();
  useEffect(() => {
    let isHere = true;
    const load = () =>
      import('./session-parts.tsx').then(({ SessionHeader, SessionBase }) =>
        isHere ? setParts({ SessionHeader, SessionBase }) : undefined,
      );
    // Without signal the page stays readable; the header completes itself when the signal is back.
    load().catch(() => window.addEventListener('online', () => void load().catch(() => undefined), { once: true }));
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}

/** Nothing of it is in the first screen: when it cannot be brought, the page goes on without it. */
function usePwaLayer(): { PwaLayer: ComponentType } | undefined {
  const [layer, setLayer] = useState<{ PwaLayer: ComponentType }>();
  useEffect(() => {
    let isHere = true;
    import('../pwa/pwa-layer.tsx').then(
      ({ PwaLayer }) => (isHere ? setLayer({ PwaLayer }) : undefined),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return layer;
}
