import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';

const WEB = join(import.meta.dirname, '..');
const BUNDLED = join(WEB, '.vite/service-worker');

/** What is read only by the server, by search engines or by browsers without brotli. */
const NOT_KEPT = [
  '**/*.{br,gz,map}',
  '.vite/**',
  'routes.json',
  'content-policy.json',
  'service-worker.js',
  // Without signal the app draws an entry from its code.
  'glosario/*/index.html',
];

type SiteFacts = {
  routes: { static: string[]; dynamic: string[] };
  screens: { path: string; files: string[] }[];
  /** What a device without an account keeps. */
  shell: string[];
};

/** After the pages: what it keeps is what was written. */
export async function writeServiceWorker(
  dist: string,
  { routes, screens, shell }: SiteFacts,
): Promise<void> {
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SITE_ROUTES: JSON.stringify(routes),
      SITE_SCREENS: JSON.stringify(screens),
      SHELL_FILES: JSON.stringify(shell),
      'process.env.NODE_ENV': '"production"',
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
  const { warnings } = await injectManifest({
    swSrc: join(BUNDLED, 'service-worker.js'),
    injectionPoint: 'SITE_FILES',
    swDest: join(dist, 'service-worker.js'),
    globDirectory: dist,
    globPatterns: ['**/*.{html,js,css,woff2,ttf,svg,webmanifest}', 'marca/*.png'],
    globIgnores: NOT_KEPT,
    // Named after their content: asking again for the same name would bring the same bytes.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: toAddress(entry.url) })),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** `auth/index.html` is the page `/auth`, `auth/modo=registro.html` is `/auth?modo=registro`: kept under the address that a person visits. */
const toAddress = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\/(\w+=\w+)\.html$/, '?$1')}`;
