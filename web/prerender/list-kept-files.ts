import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';
import { ISLANDS_FOLDER } from './build-site-names.ts';
import { findAssets, type KeptFile } from '../service-worker/kept-files.ts';

/** The code of the administration. */
export const DESK = 'assets/desk';
/** What anybody keeps: the first page, the numbers to call, the page for no signal, and what all documents need. */
const OF_THE_SITE = [
  'index.html',
  'alarma/index.html',
  'sin-senal.html',
  'fonts/*.woff2',
  'marca/*.{png,svg}',
  'manifest.webmanifest',
];
/** What an account keeps besides. The app draws every page itself: no document is here. */
const APP = 'app.html';
const OF_THE_APP = [APP, 'assets/**/*.{js,css,ttf,svg}'];
const NOT_KEPT = [`${DESK}/**`, '404.html'];
/** The forms of a document, beside it. */
const OF_DOCUMENTS = [`${ISLANDS_FOLDER}/**/*.{js,css}`, '**/*.html'];
/** More would not arrive on a phone with bad signal. */
const MOST_BYTES = 5 * 1024 * 1024;

/** What the worker keeps for whom: each file is in one list. */
type KeptLists = { site: KeptFile[]; app: KeptFile[]; documents: KeptFile[] };

/** Every file of the build that opens without signal, in the order of its name. */
export async function listKeptFiles(dist: string): Promise<KeptLists> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const ofDocuments = await findFilesOfDocuments(dist, files);
  const lists: KeptLists = { site: [], app: [], documents: [] };
  const named: { by: string; asset: string }[] = [];
  for (const file of files) {
    const list = ofDocuments.get(file) ?? findList(file);
    if (!list) continue;
    const content = await readFile(join(dist, file));
    if (content.length > MOST_BYTES)
      throw new Error(`${file} is too large to be kept on a phone: ${content.length} bytes`);
    const url = toAddress(file);
    lists[list].push({ url, revision: file.startsWith('assets/') ? null : hash(content) });
    if (file.endsWith('.html'))
      named.push(...findAssets(content.toString()).map((asset) => ({ by: url, asset })));
  }
  const urls = new Set(Object.values(lists).flatMap((list) => list.map(({ url }) => url)));
  // The worker would take the document for one of the next version, and never keep it.
  const unknown = named.find(({ asset }) => !urls.has(asset));
  if (unknown) throw new Error(`${unknown.by} asks for ${unknown.asset}, which no phone keeps`);
  return lists;
}

/** What the documents name is theirs, with the first ones that need it. By its name alone it would be taken for the app's. */
async function findFilesOfDocuments(
  dist: string,
  files: readonly string[],
): Promise<Map<string, 'site' | 'documents'>> {
  const ofDocuments = new Map<string, 'site' | 'documents'>();
  for (const file of files.filter((name) => name.endsWith('.html') && name !== APP)) {
    const list = findList(file) === 'site' ? 'site' : 'documents';
    for (const asset of findAssets(await readFile(join(dist, file), 'utf8')))
      if (ofDocuments.get(asset.slice(1)) !== 'site') ofDocuments.set(asset.slice(1), list);
  }
  return ofDocuments;
}

function findList(file: string): keyof KeptLists | undefined {
  const matchesAny = (patterns: readonly string[]) =>
    patterns.some((pattern) => matchesGlob(file, pattern));
  if (matchesAny(NOT_KEPT)) return undefined;
  if (matchesAny(OF_THE_SITE)) return 'site';
  if (file !== APP && matchesAny(OF_DOCUMENTS)) return 'documents';
  return matchesAny(OF_THE_APP) ? 'app' : undefined;
}

const hash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** `auth/index.html` is the page `/auth`, `auth/modo=registro.html` is `/auth?modo=registro`: kept under the address that a person visits. The app has none of its own. */
const toAddress = (file: string): string =>
  `/${file
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\/(\w+=\w+)\.html$/, '?$1')
    .replace(/(?<!^app)\.html$/, '')}`;
