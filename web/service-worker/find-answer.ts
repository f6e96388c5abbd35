import { findDocumentQuery } from '@forja/contract/document-query';

/** Where the page of an address comes from: the cache, or whoever is on the other side. */
export type Answer = { from: 'cache'; url: string } | { from: 'network'; otherwise: string };

export type Site = {
  /** The addresses, with their query, whose documents were written at build and are on the device. */
  documents: ReadonlySet<string>;
  /** Every address of the web; a parameter is `*`. */
  routes: { static: readonly string[]; dynamic: readonly string[] };
};

const SHELL = '/shell.html';
/** Only the server knows what is behind these, or whether the person may know it. */
const SERVER_PATHS = /^\/(?:api|r|admin|healthz|readyz)(?:\/|$)/;

/** Undefined: not a page of the web, the browser asks as if nobody were in between. */
export function findAnswer(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { documents, routes }: Site,
): Answer | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (SERVER_PATHS.test(path)) return undefined;
  if (documents.has(path)) {
    const queries = [...documents].flatMap((each) =>
      each.startsWith(`${path}?`) ? [each.slice(path.length + 1)] : [],
    );
    const query = findDocumentQuery(search, queries);
    return { from: 'cache', url: query === undefined ? path : `${path}?${query}` };
  }
  if (routes.static.includes(path) || routes.dynamic.some((route) => matches(route, path)))
    return { from: 'cache', url: SHELL };
  // A file is not a page; an address that this build does not know may be one of the next.
  return /\.\w+$/.test(path) ? undefined : { from: 'network', otherwise: SHELL };
}

function matches(route: string, path: string): boolean {
  const routeParts = route.split('/');
  const pathParts = path.split('/');
  return (
    routeParts.length === pathParts.length &&
    routeParts.every((part, index) => part === '*' || part === pathParts[index])
  );
}
