import { Outlet, useRouterState } from '@tanstack/react-router';
import { SiteFooter } from '../../app/footer/site-footer.tsx';
import { SiteHeader } from '../../app/header/site-header.tsx';
import { SkipLink } from '../../design/navigation/skip-link.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** The frame of every document of the site. */
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
      {/* Loaded where the device has records of an account whose session is over. */}
      <div data-island="earlier-account" hidden />
    </>
  );
}
