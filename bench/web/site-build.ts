import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const DIST = join(import.meta.dirname, '../../web/dist');
export const APP_DOCUMENT = 'app.html';

export type SiteDocument = { file: string; html: string };

export function readDocuments(): SiteDocument[] {
  const documents = globSync('**/*.html', { cwd: DIST })
    .filter((file) => file !== APP_DOCUMENT)
    .toSorted()
    .map((file) => ({ file, html: readFileSync(join(DIST, file), 'utf8') }));
  if (documents.length === 0)
    throw new Error('The web is not built: start it once with npm start.');
  return documents;
}

/** Code that runs before any interaction: the head script and the only module. */
export function readScripts(html: string): string[] {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const linked = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file = '']) => readFileSync(join(DIST, file), 'utf8'),
  );
  if (inline.length !== 1 || linked.length !== 1)
    throw new Error('a document of the site has one script in its head and another one beside it');
  return [...inline, ...linked];
}

export const brotliKb = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
