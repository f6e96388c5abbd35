import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress-folder.ts';
import { buildPageStart } from './build-page-start.ts';
import { fillTemplate, hashScript } from './fill-template.ts';
import { BUILD_ORIGIN } from './head/build-origin.ts';
import { describePage } from './head/describe-page.ts';
import { structuredDataElement } from './head/structured-data.ts';
import { joinStyles } from './join-styles.ts';
import {
  type Manifest,
  pageAssets,
  refuseLargeFirstLoad,
  refuseManyRequests,
  screenFiles,
} from './page-assets.ts';
import { writePictures } from './pictures/write-pictures.ts';
import type * as RenderPage from './render-page.tsx';
import {
  AFTER_START,
  describedPages,
  findDescription,
  offlineScreens,
  prerenderedScreens,
  siteRoutes,
} from './screen-views.ts';
import { shellFiles } from './shell-files.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** Waits for the session, so what it shows at first fits every page that only the browser can make. */
const SHELL_LIKE = '/mis-planes';
/** What opens without signal for anybody who came once: the first page, the numbers to call, and the frame of the others. */
const SHELL_DOCUMENTS = [
  { address: '/', file: 'index.html' },
  { address: '/alarma', file: 'alarma/index.html' },
  { address: '/shell.html', file: 'shell.html' },
];
/** What opens in them later: a source, and the parts of the first page that are touched. */
const SHELL_PARTS = [
  'src/design/evidence/source-popover.tsx',
  'src/site/landing/example-card.tsx',
  'src/site/landing/landing-source-sheet.tsx',
];
const DIST = join(import.meta.dirname, '../dist');
const BUNDLE = join(import.meta.dirname, '../.vite/prerender/render-page.js');

// The bundle is built just before this runs, from render-page.tsx: these are its types.
const { renderPage }: typeof RenderPage = await import(pathToFileURL(BUNDLE).href);
const manifest: Manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
refuseLargeFirstLoad(manifest);
// most of the work of the processor, beside the pages that this thread writes
const bundledFiles = compressFolder(join(DIST, 'assets'));
const startScript = await buildPageStart();
const template = await readFile(join(DIST, 'index.html'), 'utf8');

const { html: shell, title } = await renderPage(SHELL_LIKE);
const assets = pageAssets(manifest, [AFTER_START]);
refuseManyRequests('the shell', assets);
const product = title.split(' · ').at(-1) ?? title;
await write(
  'shell.html',
  fillTemplate(template, { html: shell, title: product, path: '', assets, startScript }),
);
/** Documents with the frame alone: without signal the shell says the same. */
const frames: string[] = [];
const pictures = await writePictures(DIST, describedPages());
for (const {
  path,
  query,
  title: ownTitle,
  kind,
  firstParameters,
  drawnAgainWith,
  modules,
  later,
} of prerenderedScreens()) {
  const address = query === '' ? path : `${path}?${query}`;
  const { html, title: name } = await renderPage(address, ownTitle);
  const { joined, assets: pageFiles } = joinStyles(pageAssets(manifest, modules, later), (file) =>
    readFileSync(join(DIST, file), 'utf8'),
  );
  if (joined) await write(joined.file, joined.content);
  refuseManyRequests(address, pageFiles);
  const document = fillTemplate(template, {
    // Only what is taken over as it was written says of which address it is.
    path: kind === 'whole' ? address : '',
    html: kind === 'shell' ? shell : html,
    firstParameters,
    drawnAgainWith,
    title: name,
    description: describe(path),
    assets: pageFiles,
    startScript,
  });
  const file = join(path, `${query || 'index'}.html`);
  await write(file, document);
  if (kind === 'shell' || html === shell) frames.push(file.replace(/^\//, ''));
}
const routes = siteRoutes();
await write('routes.json', JSON.stringify({ ...routes, buildOrigin: BUILD_ORIGIN }));
await write('content-policy.json', JSON.stringify({ scripts: [hashScript(startScript)] }));
const screens = offlineScreens().map(({ path, module }) => ({
  path,
  files: screenFiles(manifest, module, [AFTER_START]).map((file) => `/${file}`),
}));
const shellDocuments = SHELL_DOCUMENTS.map(({ address, file }) => ({
  address,
  html: readFileSync(join(DIST, file), 'utf8'),
}));
const shellParts = pageAssets(manifest, [AFTER_START, ...SHELL_PARTS]);
const shellList = shellFiles(shellDocuments, [...shellParts.scripts, ...shellParts.styles]);
await write('.vite/shell-files.json', JSON.stringify(shellList));
await writeServiceWorker(DIST, { routes, screens, shell: shellList, frames });
await Promise.all([bundledFiles, compressFolder(DIST, { except: 'assets' })]);
// The cache of what was asked keeps its timers for ten minutes, and this process with them.
process.exit(0);

function describe(path: string): string[] {
  const page = findDescription(path);
  const picture = page && pictures.get(page.path);
  return page && picture ? [...describePage(page, picture), structuredDataElement(page)] : [];
}

async function write(name: string, content: string): Promise<void> {
  const file = join(DIST, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
