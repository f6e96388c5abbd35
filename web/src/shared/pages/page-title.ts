import { brand } from '@forja/contract/brand';
import { useEffect } from 'react';

export const pageTitle = (page: string | undefined): string =>
  page ? `${page} · ${brand.name}` : brand.name;

/** Overrides the route's title, which a layout effect sets before this effect. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
