import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';
import { ISLANDS_FOLDER } from './build-site-names.ts';
import { findAssets, type KeptFile } from '../service-worker/kept-files.ts';

export const DESK = 'assets/desk';
const SITE_FILES = [
  'index.html',
  'alarma/index.html',
  'sin-senal.html',
  'fonts/*.woff2',
  'marca/*.{png,svg}',
  'manifest.webmanifest',
];
const APP = 'app.html';
const APP_FILES = [APP, 'assets/**/*.{js,css,ttf,svg}'];
const EXCLUDED_FILES = [`${DESK}/**`, '404.html'];
const DOCUMENT_FILES = [`${ISLANDS_FOLDER}/**/*.{js,css}`, '**/*.html'];
/** A larger download would fail over a slow connection. */
const MOST_BYTES = 5 * 1024 * 1024;

type KeptLists = { site: KeptFile[]; app: KeptFile[]; documents: KeptFile[] };

export async function listKeptFiles(dist: string): Promise<KeptLists> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const documentAssets = await findDocumentAssets(dist, files);
  const lists: KeptLists = { site: [], app: [], documents: [] };
  const references: { by: string; asset: string }[] = [];
  for (const file of files) {
    const list = documentAssets.get(file) ?? findList(file);
    if (!list) continue;
    const content = await readFile(join(dist, file));
    if (content.length > MOST_BYTES)
      throw new Error(`${file} is too large for the cache: ${content.length} bytes`);
    const url = toAddress(file);
    lists[list].push({ url, revision: file.startsWith('assets/') ? null : hash(content) });
    if (file.endsWith('.html'))
      references.push(...findAssets(content.toString()).map((asset) => ({ by: url, asset })));
  }
  const urls = new Set(Object.values(lists).flatMap((list) => list.map(({ url }) => url)));
  // The worker would otherwise take the document for one of the next version and not keep it.
  const unknown = references.find(({ asset }) => !urls.has(asset));
  if (unknown) throw new Error(`${unknown.by} names ${unknown.asset}, which is not cached`);
  return lists;
}

async function findDocumentAssets(
  dist: string,
  files: readonly string[],
): Promise<Map<string, 'site' | 'documents'>> {
  const documentAssets = new Map<string, 'site' | 'documents'>();
  for (const file of files.filter((name) => name.endsWith('.html') && name !== APP)) {
    const list = findList(file) === 'site' ? 'site' : 'documents';
    for (const asset of findAssets(await readFile(join(dist, file), 'utf8')))
      if (documentAssets.get(asset.slice(1)) !== 'site') documentAssets.set(asset.slice(1), list);
  }
  return documentAssets;
}

function findList(file: string): keyof KeptLists | undefined {
  const matchesAny = (patterns: readonly string[]) =>
    patterns.some((pattern) => matchesGlob(file, pattern));
  if (matchesAny(EXCLUDED_FILES)) return undefined;
  if (matchesAny(SITE_FILES)) return 'site';
  if (file !== APP && matchesAny(DOCUMENT_FILES)) return 'documents';
  return matchesAny(APP_FILES) ? 'app' : undefined;
}

const hash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The address of a file: `auth/index.html` is `/auth`, and `auth/modo=registro.html` is
 * `/auth?modo=registro`.
 */
const toAddress = (file: string): string =>
  `/${file
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\/(\w+=\w+)\.html$/, '?$1')
    .replace(/(?<!^app)\.html$/, '')}`;
