import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { startPwaLayer } from '../../pwa/pwa-layer.ts';
import { SiteFooter } from '../footer/site-footer.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { SessionBase, SessionHeader } from './session-parts.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { useVisitorReload } from './use-visitor-reload.ts';

export function Shell() {
  const hasFooter = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.footer === true,
  });
  usePageArrival();
  useVisitorReload();
  usePwaLayer();
  return (
    <>
      <SkipLink />
      <SiteHeader>
        <SessionHeader />
      </SiteHeader>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      {hasFooter ? <SiteFooter /> : null}
      <SessionBase />
    </>
  );
}

let hasPwaLayer = false;

function usePwaLayer(): void {
  useEffect(() => {
    if (!hasPwaLayer) startPwaLayer();
    hasPwaLayer = true;
  }, []);
}
