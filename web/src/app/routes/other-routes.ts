import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { galleryMessages } from '../../design/gallery/gallery.messages.ts';
import * as frames from './page-frames.tsx';
import { pageSearches } from './page-searches.ts';
import type { PageModule } from './lazy-page.ts';
import { rootRoute, type RoutedScreen, screenRoute } from './screen-route.ts';

/** Put here at build, from the screen table. */
declare const OTHER_SCREENS: readonly RoutedScreen[];

const modules = import.meta.glob<PageModule>(['../*-page.tsx', '../../features/**/*-page.tsx']);

// The whole branch is dropped from a production build.
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
          staticData: { title: galleryMessages.title },
        }),
      ]
    : [];

/** Every page that is not of the site. They and their list of files stay out of what a visitor waits for. */
export const otherRoutes: readonly AnyRoute[] = [
  ...OTHER_SCREENS.map((screen) =>
    screenRoute(screen, modules, {
      frames,
      readSearch: pageSearches[screen.path as keyof typeof pageSearches],
    }),
  ),
  ...gallery,
];
