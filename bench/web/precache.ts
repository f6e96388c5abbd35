import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Measurement } from '../measuring/measurement.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
const COMPRESSED = /\.(?:html|js|css|svg|webmanifest)$/;

/** What the service worker brings to the device, as the server sends it. */
export function precache(): Measurement[] {
  const lists: Record<'site' | 'app' | 'documents', { url: string }[]> = JSON.parse(
    readFileSync(join(DIST, '.vite/kept-files.json'), 'utf8'),
  );
  const visitor = lists.site.map(({ url }) => url);
  const account = [...lists.site, ...lists.app].map(({ url }) => url);
  return [
    {
      name: `kept by a visitor, ${visitor.length} files`,
      value: sumTransferSize(visitor) / 1024,
      unit: 'KB brotli',
      budget: 'kept by a visitor',
    },
    {
      name: `precache of the service worker, ${account.length} files`,
      value: sumTransferSize(account) / 1024,
      unit: 'KB brotli',
      budget: 'precache of the service worker',
    },
  ];
}

const sumTransferSize = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + getTransferSize(getFile(address)), 0);

/** `/alarma` is the page that was written as `alarma/index.html`, `/sin-senal` as `sin-senal.html`. */
const getFile = (address: string): string =>
  [address, `${address}.html`, join(address, 'index.html')]
    .map((name) => join(DIST, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? join(DIST, address);

function getTransferSize(path: string): number {
  const content = readFileSync(path);
  if (!COMPRESSED.test(path)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
