/** Where the page of an address comes from: the cache, or whoever is on the other side. */
export type Answer = { from: 'cache'; url: string } | { from: 'network'; otherwise: string };

export type Site = {
  /** The documents that were written at build and are on the device. */
  written: ReadonlySet<string>;
  /** Every address of the web; a parameter is `*`. */
  routes: { static: readonly string[]; dynamic: readonly string[] };
};

const SHELL = '/shell.html';
/** Only the server knows what is behind these, or whether the person may know it. */
const OF_THE_SERVER = /^\/(?:api|r|admin|healthz|readyz)(?:\/|$)/;

/** Undefined: not a page of the web, the browser asks as if nobody were in between. */
export function answerFor(pathname: string, { written, routes }: Site): Answer | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (OF_THE_SERVER.test(path)) return undefined;
  if (written.has(path)) return { from: 'cache', url: path };
  if (routes.static.includes(path) || routes.dynamic.some((route) => matches(route, path)))
    return { from: 'cache', url: SHELL };
  // A file is not a page; an address that this build does not know may be one of the next.
  return /\.\w+$/.test(path) ? undefined : { from: 'network', otherwise: SHELL };
}

function matches(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index]);
}
