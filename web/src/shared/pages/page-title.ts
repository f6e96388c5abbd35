import { brand } from '@forja/contract/brand';
import { useEffect } from 'react';

export const pageTitle = (page: string | undefined): string =>
  page ? `${page} · ${brand.name}` : brand.name;

/** Sets a title of its own for a page whose route has a general one, which a layout effect sets before this. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
