import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Measurement } from '../measuring/measurement.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
const COMPRESSED = /\.(?:html|js|css|svg|webmanifest)$/;

/** What the service worker brings to the device, as the server sends it. */
export function precache(): Measurement[] {
  const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
  const addresses = [...worker.matchAll(/\{"revision":(?:null|"[^"]*"),"url":"([^"]+)"\}/g)].map(
    ([, url = '']) => url,
  );
  const visitor: string[] = JSON.parse(readFileSync(join(DIST, '.vite/shell-files.json'), 'utf8'));
  if (addresses.length === 0) throw new Error('The service worker of the build has no precache.');
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

/** `/auth` is the page that was written as `auth/index.html`. */
const getFile = (address: string): string =>
  join(DIST, /\.\w+$/.test(address) ? address : join(address, 'index.html'));

function getTransferSize(path: string): number {
  const content = readFileSync(path);
  if (!COMPRESSED.test(path)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
