import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { GeneratePlanSearch } from '../features/plans/generate-plan-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import type { Screen, screens } from './screens.ts';
import { Shell } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    footer?: true;
    urgent?: true;
  }
}

/** The columns of the screen table that every page carries. */
export type RoutedScreen<TPath extends string = string> = Pick<Screen, 'page' | 'frame' | 'footer' | 'urgent'> & {
  path: TPath;
  title?: string;
};

/** Put here at build, from the screen table. */
declare const ROUTED_SCREENS: readonly RoutedScreen[];

export type AuthSearch = { modo?: 'registro' | 'recuperar'; next?: string };
type Search = Record<string, unknown>;

const STEPS = [1, 2, 3, 4, 'plan'] as const;

/** What an address may carry after its path. Anything else comes from a hand-made address, and is dropped. */
const searches = {
  // Where it leads is judged when it is used.
  '/auth': ({ modo, next }: Search): AuthSearch => ({
    ...((modo === 'registro' || modo === 'recuperar') && { modo }),
    ...(typeof next === 'string' && { next }),
  }),
  '/generar-plan': ({ paso }: Search): GeneratePlanSearch => {
    const step = STEPS.find((each) => each === paso);
    return step === undefined ? {} : { paso: step };
  },
  '/suscripcion': ({ cupon }: Search): { cupon?: string } =>
    // a code of digits alone arrives as a number
    typeof cupon === 'string' || typeof cupon === 'number' ? { cupon: String(cupon) } : {},
  '/admin/pagos': ({ pago }: Search): { pago?: string } => (typeof pago === 'string' ? { pago } : {}),
};

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageError });

type Searches = typeof searches;
type SearchOf<TPath> = TPath extends keyof Searches ? ReturnType<Searches[TPath]> : {};

function routeTo<const TPath extends string>({ path, page, frame, title, footer, urgent }: RoutedScreen<TPath>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    // Undefined where the address carries nothing that is read as typed: the router then leaves it as it came.
    validateSearch: searches[path as keyof Searches] as (search: Search) => SearchOf<TPath>,
    component: lazyPage(page, frame),
    staticData: { ...(title && { title }), ...(footer && { footer }), ...(urgent && { urgent }) },
  });
}

type RoutesOf<TScreens extends readonly Screen[]> = {
  [Index in keyof TScreens]: ReturnType<typeof routeTo<TScreens[Index]['path']>>;
};

// A mapped list forgets the type of each element: these are those of the table, in its order.
const routes = ROUTED_SCREENS.map((screen) => routeTo(screen)) as unknown as RoutesOf<typeof screens>;

// The whole branch is dropped from a production build.
const gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/galeria',
          component: lazyRouteComponent(() => import('../design/gallery/gallery-page.tsx'), 'GalleryPage'),
          staticData: { title: 'Galería' },
        }),
      ]
    : [];

export const routeTree = root.addChildren([...routes, ...gallery]);
