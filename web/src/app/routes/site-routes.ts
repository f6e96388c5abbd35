import { createRoute, redirect } from '@tanstack/react-router';
import type { PageModule } from './lazy-page.ts';
import { rootRoute, type RoutedScreen, screenRoute } from './screen-route.ts';

/** Put here at build, from the screen table. */
declare const SITE_SCREENS: readonly RoutedScreen[];
const screens = SITE_SCREENS;

const modules = import.meta.glob<PageModule>('../../site/*-page.tsx');

/** The pages where visitors arrive from a search: the first load carries them and no other. */
export const siteRoutes = screens.map((screen) => screenRoute(screen, modules));

export const isSitePage = (path: string): boolean => screens.some((screen) => screen.path === path);

/** Until the other routes arrive, a link to one of their pages asks the server for its document. */
export const routeNotHereYet = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    throw redirect({ href: location.href, reloadDocument: true });
  },
});
