import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { galleryMessages } from '../../design/gallery/gallery.messages.ts';
import { NotFound } from '../../shared/pages/not-found.tsx';
import type { Screen } from '../screen-fields.ts';
import { screens } from '../screens.ts';
import { Shell } from '../shell/shell.tsx';
import { PageError } from './page-error.tsx';
import { pageFrames } from './page-frames.tsx';
import { PagePending } from '../shell/page-pending.tsx';
import { pageSearches, type SearchOf } from './page-searches.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    access?: Screen['access'];
    calm?: Screen['calm'] | undefined;
    footer?: boolean;
  }
}

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

function createScreenRoute<const TPath extends string>({
  path,
  title,
  page,
  access,
  calm,
  document,
}: Screen & { path: TPath }) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Undefined when no parameter needs parsing: the router then keeps the address unchanged.
    validateSearch: pageSearches[path as keyof typeof pageSearches] as (
      search: Record<string, unknown>,
    ) => SearchOf<TPath>,
    component: lazyRouteComponent(async () => ({ Page: pageFrames[access](await page()) }), 'Page'),
    staticData: {
      // The title would reveal that the administration page exists.
      ...(access !== 'admin' && { title }),
      access,
      calm,
      footer: document?.footer === true,
    },
  });
}

type ScreenRoutes = RoutesOf<typeof screens>;
type RoutesOf<TScreens extends readonly Screen[]> = {
  [Index in keyof TScreens]: ReturnType<typeof createScreenRoute<TScreens[Index]['path']>>;
};

// Production builds drop this branch.
const gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        createRoute({
          getParentRoute: () => rootRoute,
          path: '/galeria',
          component: lazyRouteComponent(
            () => import('../../design/gallery/gallery-page.tsx'),
            'GalleryPage',
          ),
          staticData: { title: galleryMessages.title, access: 'arrival' },
        }),
      ]
    : [];

export const createAppRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren<ScreenRoutes>([
      ...screens.map((screen) => createScreenRoute(screen)),
      ...gallery,
    ]),
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    notFoundMode: 'root',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
