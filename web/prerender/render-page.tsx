import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createAppRouter } from '../src/app/router.ts';
import { titleOf } from '../src/app/use-page-arrival.ts';

export type RenderedPage = { html: string; title: string; description: string | undefined };

/** One page as the browser will draw it first, before it knows who is there. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  router.ssr = { manifest: undefined };
  await router.load();
  const page = router.state.matches.at(-1);
  if (page?.status !== 'success') throw new Error(`${path} cannot be written: ${page?.status ?? 'no route'}`);
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
      // In one piece: a part sent later would come with an inline script that puts it in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  return { html, title: titleOf(page.staticData.title), description: page.staticData.description };
}

/** Every address of the site but those of administrators, of which the server gives no hint; a parameter becomes `*`, and whatever is under a place `**`. */
export function siteRoutes(): { static: string[]; dynamic: string[] } {
  const { routesByPath } = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  const paths = Object.keys(routesByPath)
    .filter((path) => !path.startsWith('/admin'))
    .map((path) => path.replaceAll(/\$\w+/g, '*').replace(/\$$/, '**'));
  return {
    static: paths.filter((path) => !path.includes('*')).toSorted(),
    dynamic: paths.filter((path) => path.includes('*')).toSorted(),
  };
}
