import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '../measuring/measurement.ts';
import { brotliKb, DIST } from './site-build.ts';

const COMPRESSED = /\.(?:html|js|css|svg|webmanifest)$/;

export function precache(): Measurement[] {
  const lists: Record<'site' | 'app' | 'documents', { url: string }[]> = JSON.parse(
    readFileSync(join(DIST, '.vite/kept-files.json'), 'utf8'),
  );
  const visitor = lists.site.map(({ url }) => url);
  const account = [...lists.site, ...lists.app].map(({ url }) => url);
  const installed = [...lists.site, ...lists.documents].map(({ url }) => url);
  return [
    {
      name: `kept by a visitor, ${visitor.length} files`,
      value: sumTransferKb(visitor),
      unit: 'KB brotli',
      budget: 'kept by a visitor',
    },
    {
      name: `kept by a visitor who installed it, ${installed.length} files`,
      value: sumTransferKb(installed),
      unit: 'KB brotli',
    },
    {
      name: `precache of the service worker, ${account.length} files`,
      value: sumTransferKb(account),
      unit: 'KB brotli',
      budget: 'precache of the service worker',
    },
  ];
}

const sumTransferKb = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + getTransferKb(getFile(address)), 0);

/**
 * Maps an address to its file: `/alarma` to `alarma/index.html`, `/sin-senal` to `sin-senal.html`, and
 * `/auth?modo=registro` to `auth/modo=registro.html`.
 */
const getFile = (address: string): string =>
  [address, `${address.replace('?', '/')}.html`, join(address, 'index.html')]
    .map((name) => join(DIST, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? join(DIST, address);

function getTransferKb(path: string): number {
  const content = readFileSync(path);
  return COMPRESSED.test(path) ? brotliKb(content) : content.length / 1024;
}
