import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { notFoundMessages } from '../../shared/pages/not-found.messages.ts';
import { pageTitle } from '../../shared/pages/page-title.ts';

/** Sets the title of the tab and the calm of the body at each change of page, and starts the reading at its heading. */
export function usePageArrival(): void {
  const router = useRouter();
  const page = useRouterState({
    select: ({ matches }) => {
      const { pathname, staticData: { title, calm } = {} } = matches.at(-1) ?? {};
      // Only the frame matched: there is no such page.
      return matches.length === 1
        ? { pathname, title: notFoundMessages.title, calm: 'fully' }
        : { pathname, title, calm };
    },
    structuralSharing: true,
  });

  // A layout effect runs before the effects of the page, which may set a title of its own.
  useLayoutEffect(() => {
    document.title = pageTitle(page.title);
    if (page.calm) document.body.dataset['calm'] = page.calm;
    else delete document.body.dataset['calm'];
  }, [page]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        // The first page keeps the order of the browser; a link to a part of the page goes to that part.
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        focusHeading();
      }),
    [router],
  );
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
