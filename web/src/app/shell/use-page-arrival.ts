import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '@forja/contract/brand';
import { appMessages } from '../app.messages.ts';

export const pageTitle = (page: string | undefined): string =>
  page ? `${page} · ${brand.name}` : brand.name;

/** After a change of page: its title on the tab, and the reading starts at its heading. */
export function usePageArrival(): void {
  const router = useRouter();
  const title = useRouterState({
    // Only the frame matched: there is no such page.
    select: ({ matches }) =>
      matches.length === 1 ? appMessages.notFound.title : matches.at(-1)?.staticData.title,
  });

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

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
