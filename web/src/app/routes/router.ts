import { type AnyRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { rootRoute, type ScreenRoutes } from './screen-route.ts';
import { routeNotHereYet, siteRoutes } from './site-routes.ts';

type Options = {
  /** Absent while a page of the site does not wait for them. */
  otherRoutes?: readonly AnyRoute[] | undefined;
  /** Where there is no address bar: the prerender. */
  history?: RouterHistory;
};

export function createAppRouter({ otherRoutes, history }: Options) {
  return createRouter({
    routeTree: buildRouteTree(otherRoutes),
    ...(history && { history }),
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    notFoundMode: 'root',
    // On the server it would leave an inline script in the page, which the content policy refuses.
    scrollRestoration: history === undefined,
  });
}

export function addOtherRoutes(
  router: ReturnType<typeof createAppRouter>,
  otherRoutes: readonly AnyRoute[],
): void {
  buildRouteTree(otherRoutes);
  router.setRoutes(router.buildRouteTree());
}

// The links are checked against every screen, also against those whose route arrives later.
const buildRouteTree = (otherRoutes: readonly AnyRoute[] = [routeNotHereYet]) =>
  rootRoute.addChildren<ScreenRoutes>([...siteRoutes, ...otherRoutes]);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
