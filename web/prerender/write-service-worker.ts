import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listKeptFiles } from './list-kept-files.ts';

const WEB = join(import.meta.dirname, '..');
const BUNDLED = join(WEB, '.vite/service-worker');

type SiteFacts = {
  routes: { static: string[]; dynamic: string[] };
  screens: { path: string; files: string[] }[];
};

/** Runs after the pages are written, because it lists them. */
export async function writeServiceWorker(
  dist: string,
  { routes, screens }: SiteFacts,
): Promise<void> {
  const { site, app, documents } = await listKeptFiles(dist);
  const addresses = new Set([...site, ...app].map(({ url }) => url));
  for (const { path, files } of screens) {
    const missing = files.find((file) => !addresses.has(file));
    if (missing)
      throw new Error(`${path} does not open offline, because the cache lacks ${missing}`);
  }
  // read by the measurements
  await writeFile(join(dist, '.vite/kept-files.json'), JSON.stringify({ site, app, documents }));
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SITE_ROUTES: JSON.stringify(routes),
      SITE_SCREENS: JSON.stringify(screens),
      SITE_FILES: JSON.stringify(site),
      APP_FILES: JSON.stringify(app),
      SITE_DOCUMENTS: JSON.stringify(documents),
    },
    build: {
      outDir: BUNDLED,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: join(WEB, 'service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  await copyFile(join(BUNDLED, 'service-worker.js'), join(dist, 'service-worker.js'));
}
