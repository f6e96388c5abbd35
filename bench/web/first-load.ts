import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '../measuring/measurement.ts';
import {
  APP_DOCUMENT,
  brotliKb,
  DIST,
  readDocuments,
  readScripts,
  type SiteDocument,
} from './site-build.ts';

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;

export const firstLoad = (): Measurement[] => [
  ...measureSite(readDocuments()),
  ...measureIslands(readDocuments()),
  ...measureApp(),
];

/** Heaviest document per figure, so that every other one is within budget. */
function measureSite(documents: readonly SiteDocument[]): Measurement[] {
  const findHeaviest = (name: string, budget: string, getKb: (html: string) => number) => {
    const [heaviest] = documents
      .map(({ file, html }) => ({ file, kb: getKb(html) }))
      .toSorted((one, other) => other.kb - one.kb);
    return {
      name: `${name} of ${documents.length} documents, heaviest (${heaviest?.file})`,
      value: heaviest?.kb ?? Number.NaN,
      unit: 'KB brotli',
      budget,
    };
  };
  return [
    findHeaviest('JavaScript', 'document of the site, JavaScript', (html) =>
      readScripts(html).reduce((sum, code) => sum + brotliKb(code), 0),
    ),
    findHeaviest('CSS', 'document of the site, CSS', (html) =>
      brotliKb(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''),
    ),
    findHeaviest('HTML', 'document of the site', brotliKb),
  ];
}

function measureIslands(documents: readonly SiteDocument[]): Measurement[] {
  const islands = new Map(
    documents.flatMap(({ html }) =>
      [...html.matchAll(/data-island="([^"]+)" data-code="([^"]+)" data-preload="([^"]*)"/g)].map(
        ([, name = '', code = '', imports = '']) => [name, [code, ...imports.split(' ')]] as const,
      ),
    ),
  );
  if (islands.size === 0) throw new Error('No document of the build has an island.');
  return [...islands].map(([name, files]) => ({
    name: `island ${name}, JavaScript`,
    value: sumBrotliKb(files.filter((file) => file !== '')),
    unit: 'KB brotli',
  }));
}

function measureApp(): Measurement[] {
  // Vite documents its manifest
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = Object.keys(manifest).filter(
    (key) => key.endsWith('-page.tsx') && manifest[key]?.isDynamicEntry,
  );
  const scripts = [undefined, ...pages].map((page) => {
    const entries = [APP_DOCUMENT, ...(page === undefined ? [] : [page])];
    const chunks = new Set(entries.flatMap((key) => [...collectChunks(manifest, key)]));
    const files = [...chunks].map((key) => manifest[key]?.file ?? '');
    return {
      name: `${page?.split('/').at(-1)?.replace('.tsx', '') ?? 'app'}, JavaScript`,
      value: sumBrotliKb(files.filter((file) => file.endsWith('.js'))),
      unit: 'KB brotli',
      ...(page === undefined && { budget: 'entry of the app, JavaScript' }),
    };
  });
  const sheet = {
    name: 'app, CSS',
    value: sumBrotliKb([findAppSheet()]),
    unit: 'KB brotli',
    budget: 'entry of the app, CSS',
  };
  return [...scripts, sheet];
}

/** Finds the style sheet in the document, because the manifest names it in no entry. */
function findAppSheet(): string {
  const html = readFileSync(join(DIST, APP_DOCUMENT), 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  const [file] = sheets.map(([, name = '']) => name);
  if (file === undefined || sheets.length > 1) throw new Error('The app has one style sheet.');
  return file;
}

export function fonts(): Measurement[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.woff2'),
  );
  const kb = files.reduce((sum, file) => sum + statSync(join(DIST, file)).size / 1024, 0);
  return [{ name: `fonts, ${files.length} files`, value: kb, unit: 'KB' }];
}

function collectChunks(manifest: Manifest, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
  visited.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, visited);
  return visited;
}

const sumBrotliKb = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliKb(readFileSync(join(DIST, file))), 0);
