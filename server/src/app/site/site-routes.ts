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
  isPersonal: (path: string) => boolean;
  isAppPage: (path: string) => boolean;
  indexed: readonly string[] | undefined;
  findCanonical: (path: string) => string | undefined;
  buildOrigin: string | undefined;
};

/**
 * Routes that the web build wrote from its screen table. Without the file, every address is a
 * route.
 */
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

/** `*` matches one segment, `**` any number. */
const routePattern = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\/\*\*$/, '')
      .split('*')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}${route.endsWith('/**') ? '(?:/.*)?' : ''}$`,
  );
