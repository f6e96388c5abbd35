import { findDocumentQuery } from '@forja/contract/document-query';

/** The app of whoever has an account here comes from the device. */
type FromCache = { from: 'cache'; url: string };
/** Whoever is on the other side decides; `document` is what the site answers to a visitor. */
type FromNetwork = { from: 'network'; document?: string | undefined; otherwise: string };

export type Site = {
  /** The addresses, with their query, whose documents were written at build. */
  documents: ReadonlySet<string>;
  /** Every address of the web; a parameter is `*`. */
  routes: { static: readonly string[]; dynamic: readonly string[] };
};

type Address = Pick<URL, 'pathname' | 'search'>;

export const SHELL = '/app.html';
/** The document for whoever asks without signal for what is not on the device. */
const NO_SIGNAL = '/sin-senal';
/** Only the server knows what is behind these, or whether the person may know it. */
const SERVER_PATHS = /^\/(?:api|r|admin|healthz|readyz)(?:\/|$)/;

/** A file, or what only the server knows, is asked for as if nobody were in between. */
export const isPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !SERVER_PATHS.test(pathname) && !/\.\w+$/.test(pathname);

export const visitorAnswer = (address: Address, site: Site): FromNetwork => ({
  from: 'network',
  document: findDocument(address, site),
  otherwise: NO_SIGNAL,
});

export function memberAnswer(address: Address, { routes }: Site): FromCache | FromNetwork {
  const path = withoutLastSlash(address.pathname);
  if (routes.static.includes(path) || routes.dynamic.some((route) => matches(route, path)))
    return { from: 'cache', url: SHELL };
  // An address that this build does not know may be one of the next.
  return { from: 'network', otherwise: SHELL };
}

/** The document of an address of the site: several addresses, with other queries, have the same. */
export function findDocument({ pathname, search }: Address, { documents }: Site) {
  const path = withoutLastSlash(pathname);
  const queries = [...documents].flatMap((each) =>
    each.startsWith(`${path}?`) ? [each.slice(path.length + 1)] : [],
  );
  const query = findDocumentQuery(search, queries);
  if (query !== undefined) return `${path}?${query}`;
  return documents.has(path) ? path : undefined;
}

const withoutLastSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

function matches(route: string, path: string): boolean {
  const routeParts = route.split('/');
  const pathParts = path.split('/');
  return (
    routeParts.length === pathParts.length &&
    routeParts.every((part, index) => part === '*' || part === pathParts[index])
  );
}
