import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { otherRoutes } from '../src/app/routes/other-routes.ts';
import { createAppRouter } from '../src/app/routes/router.ts';
import { pageTitle } from '../src/shared/pages/page-title.ts';

export type RenderedPage = { html: string; title: string };

/** One page as the browser will draw it first, before it knows who is there. */
export async function renderPage(path: string, ownTitle?: string): Promise<RenderedPage> {
  const router = createAppRouter({
    otherRoutes,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  router.ssr = { manifest: undefined };
  await router.load();
  const page = router.state.matches.at(-1);
  if (page?.status !== 'success')
    throw new Error(`${path} cannot be written: ${page?.status ?? 'no route'}`);
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
  return { html, title: pageTitle(ownTitle ?? page.staticData.title) };
}
