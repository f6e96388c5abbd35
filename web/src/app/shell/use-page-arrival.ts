import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { notFoundMessages } from '../../shared/pages/not-found.messages.ts';
import { pageTitle } from '../../shared/pages/page-title.ts';

/** Moves the focus to the heading of each new page. */
export function usePageArrival(): void {
  const router = useRouter();
  const page = useRouterState({
    select: ({ matches }) => {
      const { pathname, staticData: { title, calm } = {} } = matches.at(-1) ?? {};
      return matches.length === 1
        ? { pathname, title: notFoundMessages.title, calm: 'fully' }
        : { pathname, title, calm };
    },
    structuralSharing: true,
  });

  // A layout effect runs before the effects of the page, which may set their own title.
  useLayoutEffect(() => {
    document.title = pageTitle(page.title);
    if (page.calm) document.body.dataset['calm'] = page.calm;
    else delete document.body.dataset['calm'];
  }, [page]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        // The first page keeps the browser's focus order; a link with a fragment goes to its part.
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
