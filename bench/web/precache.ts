import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Measurement } from '../measuring/measurement.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
const COMPRESSED = /\.(?:html|js|css|svg|webmanifest)$/;

/** What the service worker brings to the device, as the server sends it. */
export function precache(): Measurement[] {
  const keptFiles: { url: string }[] = JSON.parse(
    readFileSync(join(DIST, '.vite/kept-files.json'), 'utf8'),
  );
  const addresses = keptFiles.map(({ url }) => url);
  const visitor: string[] = JSON.parse(readFileSync(join(DIST, '.vite/shell-files.json'), 'utf8'));
  return [
    {
      name: `kept by a visitor, ${visitor.length} files`,
      value: sumTransferSize(visitor) / 1024,
      unit: 'KB brotli',
      budget: 'kept by a visitor',
    },
    {
      name: `precache of the service worker, ${addresses.length} files`,
      value: sumTransferSize(addresses) / 1024,
      unit: 'KB brotli',
      budget: 'precache of the service worker',
    },
  ];
}

const sumTransferSize = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + getTransferSize(getFile(address)), 0);

/** `/auth` is the page that was written as `auth/index.html`, `/auth?modo=registro` as `auth/modo=registro.html`. */
function getFile(address: string): string {
  const [path = '', query] = address.split('?');
  if (query !== undefined) return join(DIST, path, `${query}.html`);
  return join(DIST, /\.\w+$/.test(path) ? path : join(path, 'index.html'));
}

function getTransferSize(path: string): number {
  const content = readFileSync(path);
  if (!COMPRESSED.test(path)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
