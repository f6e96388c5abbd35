import { findDocumentQuery } from '@forja/contract/document-query';

type FromCache = { from: 'cache'; url: string };
type FromNetwork = { from: 'network'; document?: string | undefined; otherwise: string };

export type Site = {
  documents: ReadonlySet<string>;
  routes: { static: readonly string[]; dynamic: readonly string[] };
};

type Address = Pick<URL, 'pathname' | 'search'>;

export const SHELL = '/app.html';
const NO_SIGNAL = '/sin-senal';
/** Only the server knows what these paths answer, and to whom. */
const SERVER_PATHS = /^\/(?:api|r|admin|healthz|readyz)(?:\/|$)/;

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
  // An address that this build does not know may belong to the next one.
  return { from: 'network', otherwise: SHELL };
}

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
