import { createRootRoute, createRoute } from '@tanstack/react-router';
import { lazyPage, type PageFrames, type PageModules } from './lazy-page.ts';
import { NotFound } from '../../shared/pages/not-found.tsx';
import { PageError } from './page-error.tsx';
import type { pageSearches } from './page-searches.ts';
import type { Screen } from '../screen-fields.ts';
import type { screens } from '../screens.ts';
import { Shell } from '../shell/shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    accountTitle?: string;
    footer?: true;
    urgent?: true;
    undisturbed?: Screen['undisturbed'];
  }
}

/** The columns of the screen table that a route carries. */
export type RoutedScreen<TPath extends string = string> = Pick<
  Screen,
  'page' | 'frame' | 'accountTitle' | 'footer' | 'urgent' | 'undisturbed'
> & { path: TPath; title?: string };

type Searches = typeof pageSearches;
type SearchOf<TPath> = TPath extends keyof Searches ? ReturnType<Searches[TPath]> : {};
type ReadSearch<TPath> = (search: Record<string, unknown>) => SearchOf<TPath>;
type ScreenParts<TPath> = {
  frames?: PageFrames;
  readSearch?: ReadSearch<TPath> | undefined;
};

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

export function screenRoute<const TPath extends string>(
  { path, page, frame, ...staticData }: RoutedScreen<TPath>,
  modules: PageModules,
  { frames, readSearch }: ScreenParts<TPath> = {},
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Undefined where the address carries nothing that is read as typed: the router then leaves it as it came.
    validateSearch: readSearch as ReadSearch<TPath>,
    component: lazyPage(modules, { page, frame }, frames),
    staticData,
  });
}

/** The routes of the whole table, in its order. */
export type ScreenRoutes = RoutesOf<typeof screens>;
type RoutesOf<TScreens extends readonly Screen[]> = {
  [Index in keyof TScreens]: ReturnType<typeof screenRoute<TScreens[Index]['path']>>;
};
