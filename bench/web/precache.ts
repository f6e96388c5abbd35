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
  if (addresses.length === 0) throw new Error('The service worker of the build has no precache.');
  const bytes = addresses.reduce((sum, address) => sum + getTransferSize(getFile(address)), 0);
  return [
    {
      name: `precache of the service worker, ${addresses.length} files`,
      value: bytes / 1024,
      unit: 'KB brotli',
      budget: 'precache of the service worker',
    },
  ];
}

/** `/auth` is the page that was written as `auth/index.html`. */
const getFile = (address: string): string =>
  join(DIST, /\.\w+$/.test(address) ? address : join(address, 'index.html'));

function getTransferSize(path: string): number {
  const content = readFileSync(path);
  if (!COMPRESSED.test(path)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
