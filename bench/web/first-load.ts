import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Measurement } from '../measuring/measurement.ts';

const DIST = join(import.meta.dirname, '../../web/dist');

type Chunk = {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  src?: string;
};
type Manifest = Record<string, Chunk>;

/** Where a visitor arrives from a search engine or a link: every page of the site, apart from those with a form. */
const PUBLIC_PAGE = /^src\/site\/.+-page\.tsx$/;

/** What every other page waits for too. */
const OTHER_ROUTES = 'src/app/later/after-start.ts';

/** What the browser must fetch before each page works, compressed as the server sends it. */
export function firstLoad(): Measurement[] {
  const manifest = readManifest();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest of the build has no entry.');
  const pages = Object.keys(manifest).filter(
    (key) => key.endsWith('-page.tsx') && manifest[key]?.isDynamicEntry,
  );
  if (!pages.some((page) => PUBLIC_PAGE.test(page)))
    throw new Error('The manifest of the build names no public page.');
  const pageStyles = collectStyles(
    pages.flatMap((page) => [...collectChunks(manifest, page)]),
    manifest,
  );
  const loads = [
    { name: 'shell', keys: [entry] },
    ...pages.map((page) => ({
      name: getPageName(page),
      keys: [entry, ...(PUBLIC_PAGE.test(page) ? [] : [OTHER_ROUTES]), page],
    })),
  ];
  const sharedStyles = linkedStyles().filter((file) => !pageStyles.has(file));

  return loads.flatMap(({ name, keys }) => {
    const chunks = keys.flatMap((key) => [...collectChunks(manifest, key)]);
    const scripts = new Set(
      chunks.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
    );
    const styles = new Set([...collectStyles(chunks, manifest), ...sharedStyles]);
    const isPublic = keys.some((key) => PUBLIC_PAGE.test(key));
    const measure = (kind: 'JavaScript' | 'CSS', files: Iterable<string>): Measurement => ({
      name: `${name}, ${kind}`,
      value: [...files].reduce((sum, file) => sum + brotliKb(join(DIST, file)), 0),
      unit: 'KB brotli',
      ...(isPublic && { budget: `entry of a public page, ${kind}` }),
    });
    return [measure('JavaScript', scripts), measure('CSS', styles)];
  });
}

/** The code that each public page fetches before it works. */
export function publicPageScripts(): { name: string; code: string }[] {
  const manifest = readManifest();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  return Object.keys(manifest)
    .filter((key) => PUBLIC_PAGE.test(key) && manifest[key]?.isDynamicEntry)
    .map((page) => {
      const chunks = new Set([...collectChunks(manifest, entry), ...collectChunks(manifest, page)]);
      const files = [...chunks]
        .map((key) => manifest[key]?.file ?? '')
        .filter((file) => file.endsWith('.js'));
      return {
        name: getPageName(page),
        code: files.map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n'),
      };
    });
}

/** Every font of the build: shown beside, because the first visit pays for those it needs. */
export function fonts(): Measurement[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.woff2'),
  );
  const kb = files.reduce((sum, file) => sum + statSync(join(DIST, file)).size / 1024, 0);
  return [{ name: `fonts, ${files.length} files`, value: kb, unit: 'KB' }];
}

function collectChunks(manifest: Manifest, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  visited.add(key);
  for (const imported of manifest[key]?.imports ?? []) collectChunks(manifest, imported, visited);
  return visited;
}

const collectStyles = (chunks: string[], manifest: Manifest) =>
  new Set(chunks.flatMap((key) => manifest[key]?.css ?? []));

/** Styles that the page itself links, whatever the manifest says. */
function linkedStyles(): string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  return [...html.matchAll(/<link[^>]+href="\/([^"]+\.css)"/g)].map(([, file = '']) => file);
}

function brotliKb(path: string): number {
  const size = brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  return size / 1024;
}

function readManifest(): Manifest {
  try {
    // Vite documents the shape of its manifest
    return JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error('The web is not built: start it once with npm start.', { cause });
  }
}

const getPageName = (key: string) => key.split('/').at(-1)?.replace('.tsx', '') ?? key;
