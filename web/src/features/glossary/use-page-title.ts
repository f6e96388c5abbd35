import { brand } from '@forja/contract/brand';
import { useEffect } from 'react';

/** The tab has the name of the entry, once the router has put there that of every entry. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const timer = setTimeout(() => {
      document.title = `${title} · ${brand.name}`;
    });
    return () => clearTimeout(timer);
  }, [title]);
}
