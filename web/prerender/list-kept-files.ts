import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';

const KEPT = ['**/*.{html,js,css,woff2,ttf,svg,webmanifest}', 'marca/*.png'];
/** The code of the administration. */
export const DESK = 'assets/desk';
/** What is read only by the server, or by a build. */
const NOT_KEPT = [
  '.vite/**',
  'service-worker.js',
  // the app draws an entry and the list of sources from its code, which is kept
  'glosario/*/index.html',
  'fuentes/index.html',
  // sending an application and administrating need signal
  '{work-with-us,trabaja-con-nosotros}/index.html',
  `${DESK}/**`,
];
/** More would not arrive on a phone with bad signal. */
const MOST_BYTES = 5 * 1024 * 1024;

/** What the service worker keeps of an address; no revision where the name says the content. */
export type KeptFile = { url: string; revision: string | null };

/** Every file of the build that opens without signal, in the order of its name and without the `frames`, which the shell stands for. */
export async function listKeptFiles(
  dist: string,
  frames: readonly string[] = [],
): Promise<KeptFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => matchesAny(file, KEPT) && !matchesAny(file, NOT_KEPT))
    .filter((file) => !frames.includes(file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const content = await readFile(join(dist, file));
      if (content.length > MOST_BYTES)
        throw new Error(`${file} is too large to be kept on a phone: ${content.length} bytes`);
      const isNamedByContent = file.startsWith('assets/');
      return { url: toAddress(file), revision: isNamedByContent ? null : hash(content) };
    }),
  );
}

const matchesAny = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern));

const hash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** `auth/index.html` is the page `/auth`, `auth/modo=registro.html` is `/auth?modo=registro`: kept under the address that a person visits. */
const toAddress = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\/(\w+=\w+)\.html$/, '?$1')}`;
