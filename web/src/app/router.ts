import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './routes.tsx';

/** `history` is given where there is no address bar: the prerender. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    notFoundMode: 'root',
    // On the server it would leave an inline script in the page, which the content policy refuses.
    scrollRestoration: history === undefined,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
