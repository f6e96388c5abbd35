import { Outlet, useRouterState } from '@tanstack/react-router';
import { SiteFooter } from '../../app/footer/site-footer.tsx';
import { SiteHeader } from '../../app/header/site-header.tsx';
import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { VisitorHeader } from './visitor-header.tsx';

export function SiteFrame() {
  const hasFooter = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.footer === true,
  });
  return (
    <>
      <SkipLink />
      <SiteHeader>
        <VisitorHeader />
      </SiteHeader>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      {hasFooter ? <SiteFooter /> : null}
      {/* Loaded when the device has records of an ended session. */}
      <div data-island="earlier-account" hidden />
    </>
  );
}
