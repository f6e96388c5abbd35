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
  html: string;
  end: string;
  calm: Screen['calm'];
};

const NO_SIGNAL = '/sin-senal';

// Documents are for visitors.
queryClient.setQueryData(['/api/user'], null);

export async function renderDocument(address: string, ownTitle?: string): Promise<RenderedPage> {
  const parts: DocumentParts = { sheets: new Map() };
  const router = createSiteRouter(address);
  await router.load();
  const page = router.state.matches.at(-1);
  if (page?.status !== 'success') throw new Error(`${address} cannot be written`);
  // An unknown address matches only the frame, which has no title.
  const { title = notFoundMessages.title, calm, access } = page.staticData;
  const content = (
    <WithQueries>
      <DocumentPartsContext value={parts}>
        <RouterProvider router={router} />
      </DocumentPartsContext>
    </WithQueries>
  );
  // Renders again until no device query is pending.
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
    // The prefix keeps the ids from repeating those of the page.
    'end-',
  );
  return { title: pageTitle(ownTitle ?? title), html, end, calm };
}

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
  // The router would otherwise wrap the page in a boundary and write its fallback first.
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

/** React's hydration comments and the hidden inputs of controls: documents are not hydrated. */
const UNUSED_MARKUP = /<!--.*?-->|<input [^>]*aria-hidden="true"[^>]*>/gs;

async function renderStatic(content: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(content, {
    identifierPrefix,
    onError: (error) => {
      throw error;
    },
    // Disables streaming in chunks, which would add an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return (await new Response(prelude).text()).replaceAll(UNUSED_MARKUP, '');
}

async function answerLocalQueries(): Promise<boolean> {
  const pending = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey: [key] }) => state.status === 'pending' && !isServerKey(key));
  // Reads without an account fail, because there is no record.
  await Promise.all(pending.map((query) => query.fetch().catch(() => query.setData(null))));
  return pending.length > 0;
}

const isServerKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith('/api/');
