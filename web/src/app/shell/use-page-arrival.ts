import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '@forja/contract/brand';
import { useHasAccount } from '../../shared/account-mark.ts';
import { appMessages } from '../app.messages.ts';

export const pageTitle = (page: string | undefined): string =>
  page ? `${page} · ${brand.name}` : brand.name;

/** After a change of page: its title on the tab, and the reading starts at its heading. */
export function usePageArrival(): void {
  const router = useRouter();
  const hasAccount = useHasAccount();
  const title = useRouterState({
    select: ({ matches }) => {
      // Only the frame matched: there is no such page.
      if (matches.length === 1) return appMessages.notFound.title;
      const { title: page, accountTitle = page } = matches.at(-1)?.staticData ?? {};
      return hasAccount ? accountTitle : page;
    },
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
