import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const routesFile = z.object({ static: z.array(z.string()), dynamic: z.array(z.string()) });

/** The addresses that the web knows, as its build wrote them. Without the list every address is taken for one. */
export async function readSiteRoutes(webDist: string): Promise<(path: string) => boolean> {
  const text = await readFile(join(webDist, 'routes.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return () => true;
  const routes = routesFile.parse(JSON.parse(text));
  const known = new Set(routes.static);
  const patterns = routes.dynamic.map(patternOf);
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    return known.has(plain) || patterns.some((pattern) => pattern.test(plain));
  };
}

/** `/mis-planes/*` is `/mis-planes/` and one segment more; `/payment/**` is `/payment` and whatever follows it. */
const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\/\*\*$/, '')
      .split('*')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}${route.endsWith('/**') ? '(?:/.*)?' : ''}$`,
  );
