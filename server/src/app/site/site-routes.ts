import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const routesFile = z.object({
  static: z.array(z.string()),
  dynamic: z.array(z.string()),
  personal: z.array(z.string()),
  shell: z.array(z.string()),
  indexed: z.array(z.string()),
  canonical: z.record(z.string(), z.string()),
  buildOrigin: z.string().optional(),
});

export type SiteRoutes = {
  isRoute: (path: string) => boolean;
  /** Pages of one account: a visitor signs in first. */
  isPersonal: (path: string) => boolean;
  /** Pages that the app draws for visitors too: returns of payments and of letters. */
  isAppPage: (path: string) => boolean;
  /** The pages for search engines; undefined without a list. */
  indexed: readonly string[] | undefined;
  /** The one address of a page that search engines may list. */
  findCanonical: (path: string) => string | undefined;
  /** What stands in the documents for the address of the site. */
  buildOrigin: string | undefined;
};

/** The addresses that the web knows, as its build wrote them from its screen table. Without the list every address is taken for one. */
export async function readSiteRoutes(webDist: string): Promise<SiteRoutes> {
  const text = await readFile(join(webDist, 'routes.json'), 'utf8').catch(() => undefined);
  if (text === undefined)
    return {
      isRoute: () => true,
      isPersonal: () => false,
      isAppPage: () => true,
      indexed: undefined,
      findCanonical: () => undefined,
      buildOrigin: undefined,
    };
  const routes = routesFile.parse(JSON.parse(text));
  const staticPaths = new Set(routes.static);
  const isPersonal = matchRoutes(routes.personal);
  const isAppPage = matchRoutes(routes.shell);
  const isOther = matchRoutes(routes.dynamic);
  return {
    isRoute: (path) =>
      staticPaths.has(path) || isOther(path) || isPersonal(path) || isAppPage(path),
    isPersonal,
    isAppPage,
    indexed: routes.indexed,
    findCanonical: (path) => (routes.indexed.includes(path) ? path : routes.canonical[path]),
    buildOrigin: routes.buildOrigin,
  };
}

function matchRoutes(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map(routePattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** `/mis-planes/*` is `/mis-planes/` and one segment more; `/payment/**` is `/payment` and whatever follows it. */
const routePattern = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\/\*\*$/, '')
      .split('*')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}${route.endsWith('/**') ? '(?:/.*)?' : ''}$`,
  );
