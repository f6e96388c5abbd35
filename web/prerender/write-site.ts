import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ISLANDS } from './build-site-names.ts';
import { buildHeadScripts, createSiteScripts } from './build-site-script.ts';
import { compressFolder } from './compress-folder.ts';
import { createStyleFilter } from './document-styles.ts';
import { BUILD_ORIGIN } from './head/build-origin.ts';
import { describePage } from './head/describe-page.ts';
import { structuredDataElement } from './head/structured-data.ts';
import { islandFiles, type Manifest, screenFiles } from './manifest-files.ts';
import { writePictures } from './pictures/write-pictures.ts';
import type * as RenderSite from './render-site.tsx';
import { hashInline, writeAppDocument, writeSiteDocument } from './write-document.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const DIST = join(import.meta.dirname, '../dist');
const ISLANDS_DIST = join(import.meta.dirname, `../.vite/${ISLANDS}`);
const RENDERER = join(import.meta.dirname, '../.vite/prerender');
const OTHER_DOCUMENTS = ['/404', '/sin-senal'];

// The bundle of render-site.tsx: a computed import has no types.
const site: typeof RenderSite = await import(pathToFileURL(join(RENDERER, 'render-site.js')).href);
const manifest = await readManifest(DIST);
const islands = await readManifest(ISLANDS_DIST);
await cp(join(ISLANDS_DIST, 'assets'), join(DIST, 'assets'), { recursive: true });
const headScripts = await buildHeadScripts();
const findScript = createSiteScripts();
const islandStyles = [...new Set(Object.values(islands).flatMap(({ css = [] }) => css))];
const filterStyles = createStyleFilter(
  await readFile(join(RENDERER, 'site.css'), 'utf8'),
  (await Promise.all(islandStyles.map((file) => readFile(join(DIST, file), 'utf8')))).join('\n'),
);
const template = await readFile(join(DIST, 'app.html'), 'utf8');
const styleHashes: Record<string, string> = {};
const frame = await site.renderAppFrame();
const frameStyles = filterStyles([frame.html, frame.end, headScripts.app]);
styleHashes['app.html'] = hashInline(frameStyles);
await write(
  'app.html',
  writeAppDocument(template, { page: frame, styles: frameStyles, headScript: headScripts.app }),
);

const pages = await site.describedPages();
const pictures = await writePictures(DIST, pages);
const routes = await site.siteRoutes();
const documents = [
  ...(await site.siteDocuments()).map(({ path, query, title }) => ({
    address: query === '' ? path : `${path}?${query}`,
    path,
    file: join(path, `${query || 'index'}.html`).slice(1),
    title,
  })),
  ...OTHER_DOCUMENTS.map((path) => ({
    address: path,
    path,
    file: `${path.slice(1)}.html`,
    title: undefined,
  })),
];
for (const { address, path, file, title } of documents) {
  const page = await site.renderDocument(address, title);
  const script = await findScript(page.html + page.end);
  const styles = filterStyles([page.html, page.end, script.code]);
  styleHashes[file] = hashInline(styles);
  await write(script.file, script.code);
  await write(
    file,
    writeSiteDocument(template, {
      page,
      description: describe(path),
      styles,
      headScript: headScripts.site,
      scriptFile: script.file,
      findIsland: (name) => islandFiles(islands, name),
    }),
  );
}
await write('routes.json', JSON.stringify({ ...routes, buildOrigin: BUILD_ORIGIN }));
await write(
  'content-policy.json',
  JSON.stringify({ scripts: Object.values(headScripts).map(hashInline), styles: styleHashes }),
);
const screens = site.offlineScreens.map(({ path, component }) => ({
  path,
  files: screenFiles(manifest, component).map((file) => `/${file}`),
}));
await writeServiceWorker(DIST, { routes, screens });
await compressFolder(DIST);
// The query cache keeps timers for ten minutes, and would keep this process alive.
process.exit(0);

function describe(path: string): string[] {
  if (OTHER_DOCUMENTS.includes(path)) return ['<meta name="robots" content="noindex">'];
  const listedPath = routes.canonical[path] ?? path;
  const page = pages.find((each) => each.path === listedPath);
  const picture = page && pictures.get(page.path);
  return page && picture ? [...describePage(page, picture), structuredDataElement(page)] : [];
}

async function readManifest(dist: string): Promise<Manifest> {
  // Vite writes this shape.
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

async function write(name: string, content: string): Promise<void> {
  const file = join(DIST, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
