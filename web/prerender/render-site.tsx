import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import '../src/styles.ts';
import { pageSearches } from '../src/app/routes/page-searches.ts';
import type { Screen } from '../src/app/screen-fields.ts';
import { screenRows } from '../src/app/screens.ts';
import { AppFrame } from '../src/app/shell/app-frame.tsx';
import { queryClient } from '../src/shared/http/query-client.ts';
import { WithQueries } from '../src/shared/http/with-queries.tsx';
import { type DocumentParts, DocumentPartsContext } from '../src/shared/pages/document-parts.ts';
import { notFoundMessages } from '../src/shared/pages/not-found.messages.ts';
import { NotFound } from '../src/shared/pages/not-found.tsx';
import { pageTitle } from '../src/shared/pages/page-title.ts';
import { AccessDialog } from '../src/site/frame/access-dialog.tsx';
import { SiteFrame } from '../src/site/frame/site-frame.tsx';
import { Splash } from '../src/site/frame/splash.tsx';
import { WelcomeDialog } from '../src/site/frame/welcome-dialog.tsx';
import { noSignalMessages } from '../src/site/no-signal.messages.ts';
import { NoSignalPage } from '../src/site/no-signal-page.tsx';

export { describedPages, offlineScreens, siteDocuments, siteRoutes } from './screen-views.ts';

export type RenderedPage = {
  title: string;
  /** Inside `#root`. */
  html: string;
  /** After it: the splash, the windows and what the script opens. */
  end: string;
  calm: Screen['calm'];
};

const NO_SIGNAL = '/sin-senal';

/** Nobody is signed in where a document is read. */
queryClient.setQueryData(['/api/user'], null);

/** One document of the site, as static markup. */
export async function renderDocument(address: string, ownTitle?: string): Promise<RenderedPage> {
  const parts: DocumentParts = { sheets: new Map() };
  const router = createSiteRouter(address);
  await router.load();
  const page = router.state.matches.at(-1);
  if (page?.status !== 'success') throw new Error(`${address} cannot be written`);
  // Only the frame matched: there is no such page.
  const { title = notFoundMessages.title, calm, access } = page.staticData;
  const content = (
    <WithQueries>
      <DocumentPartsContext value={parts}>
        <RouterProvider router={router} />
      </DocumentPartsContext>
    </WithQueries>
  );
  // Drawn again until nothing waits for the device, which is known to be empty by then.
  let html = await renderStatic(content);
  while (await answerLocalQueries()) html = await renderStatic(content);
  const end = await renderStatic(
    <>
      {calm === 'urgent' ? null : <Splash />}
      <WelcomeDialog />
      {access === 'gated' ? <AccessDialog /> : null}
      {[...parts.sheets].map(([key, sheet]) => (
        <template key={key} id={key}>
          {sheet}
        </template>
      ))}
    </>,
    // Else its ids would be those of the page.
    'end-',
  );
  return { title: pageTitle(ownTitle ?? title), html, end, calm };
}

/** The document of the app, before its code draws the page. */
export async function renderAppFrame(): Promise<RenderedPage> {
  const root = createRootRoute({ component: AppFrame });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  return {
    title: pageTitle(undefined),
    html: await renderStatic(<RouterProvider router={router} />),
    end: await renderStatic(
      <>
        <Splash />
        <WelcomeDialog />
      </>,
    ),
    calm: undefined,
  };
}

function createSiteRouter(address: string) {
  const root = createRootRoute({ component: SiteFrame, notFoundComponent: NotFound });
  const pages = screenRows.flatMap(({ document, ...screen }) =>
    document
      ? [
          createRoute({
            getParentRoute: () => root,
            path: screen.path,
            validateSearch: pageSearches[screen.path as keyof typeof pageSearches] as () => {},
            component: lazyRouteComponent(async () => {
              const Page = await (document.page ?? screen.page)();
              return { default: screen.access === 'gated' ? createGated(Page) : Page };
            }),
            staticData: {
              title: document.title ?? screen.title,
              access: screen.access,
              calm: screen.calm,
              footer: document.footer ?? false,
            },
          }),
        ]
      : [],
  );
  const noSignal = createRoute({
    getParentRoute: () => root,
    path: NO_SIGNAL,
    component: NoSignalPage,
    staticData: { title: noSignalMessages.title, calm: 'fully', footer: false },
  });
  const router = createRouter({
    routeTree: root.addChildren([...pages, noSignal]),
    history: createMemoryHistory({ initialEntries: [address] }),
    notFoundMode: 'root',
  });
  // Else the page comes inside a boundary whose fallback is written first.
  Object.assign(router, { ssr: { manifest: undefined } });
  return router;
}

const createGated = (Page: React.ComponentType) =>
  function GatedPage() {
    return (
      <div data-gated="" role="presentation">
        <Page />
      </div>
    );
  };

/** Marks for hydration, which does not happen, and the fields that a control hides to be part of a form. */
const ONLY_FOR_CODE = /<!--.*?-->|<input [^>]*aria-hidden="true"[^>]*>/gs;

async function renderStatic(content: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(content, {
    identifierPrefix,
    onError: (error) => {
      throw error;
    },
    // In one piece: a part sent later would come with an inline script that puts it in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return (await new Response(prelude).text()).replaceAll(ONLY_FOR_CODE, '');
}

/** Answers what is not of the server: without records there is nothing to wait for. False when nothing waited. */
async function answerLocalQueries(): Promise<boolean> {
  const pending = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey: [key] }) => state.status === 'pending' && !isOfServer(key));
  // A record of nobody cannot be read: there is none.
  await Promise.all(pending.map((query) => query.fetch().catch(() => query.setData(null))));
  return pending.length > 0;
}

const isOfServer = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/');
