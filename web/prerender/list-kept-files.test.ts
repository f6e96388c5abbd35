import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listKeptFiles } from './list-kept-files.ts';

async function createBuild(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'forja-build-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  return dist;
}

test('visitors, accounts and installed sites keep different files, each under its address', async () => {
  const { site, app, documents } = await listKeptFiles(
    await createBuild({
      'index.html': '<script src="/assets/site-AbC1234.js">',
      'alarma/index.html': '<script src="/assets/site-Alarm12.js">',
      'sin-senal.html': '2',
      '404.html': '3',
      'app.html': '<script src="/assets/app-AbC1234.js">',
      'auth/index.html':
        '<script src="/assets/site-Alarm12.js"><script src="/assets/site-Forms12.js">',
      'auth/modo=registro.html': '5',
      'glosario/oxandrolona/index.html': '6',
      'assets/site-AbC1234.js': '7',
      'assets/site-Alarm12.js': '21',
      'assets/site-Forms12.js': '22',
      'assets/site-notice-AbC1234.js': '20',
      'assets/app-AbC1234.js': '8',
      'assets/app-AbC1234.js.br': '9',
      'assets/app-AbC1234.css': '10',
      'assets/desk/person-page-AbC1234.js': '11',
      'assets/reader-AbC1234.wasm': '12',
      'fonts/archivo.woff2': '13',
      'marca/icono-192.png': '14',
      'manifest.webmanifest': '15',
      'share/auth.png': '16',
      'service-worker.js': '17',
      '.vite/manifest.json': '18',
      'routes.json': '19',
    }),
  );
  const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);
  expect(urls(site)).toEqual([
    '/alarma',
    '/assets/site-AbC1234.js',
    '/assets/site-Alarm12.js',
    '/fonts/archivo.woff2',
    '/',
    '/manifest.webmanifest',
    '/marca/icono-192.png',
    '/sin-senal',
  ]);
  expect(urls(app)).toEqual([
    '/app.html',
    '/assets/app-AbC1234.css',
    '/assets/app-AbC1234.js',
    '/assets/site-notice-AbC1234.js',
  ]);
  expect(urls(documents)).toEqual([
    '/assets/site-Forms12.js',
    '/auth',
    '/auth?modo=registro',
    '/glosario/oxandrolona',
  ]);
});

test('a file without a hash in its name has a revision of its content', async () => {
  const revisions = async (page: string) =>
    (
      await listKeptFiles(
        await createBuild({
          'index.html': `<script src="/assets/site-AbC1234.js">${page}`,
          'assets/site-AbC1234.js': page,
        }),
      )
    ).site.map(({ revision }) => revision);
  const [first, second] = [await revisions('uno'), await revisions('dos')];
  expect([first[0], second[0]]).toEqual([null, null]);
  expect(first[1]).toMatch(/^[0-9a-f]{16}$/);
  expect(first[1]).not.toBe(second[1]);
});

test('a file too large for a phone stops the build', async () => {
  const dist = await createBuild({ 'assets/large-AbC1234.js': 'x'.repeat(5 * 1024 * 1024 + 1) });
  await expect(listKeptFiles(dist)).rejects.toThrow('assets/large-AbC1234.js is too large');
});

test('a document that names a file outside the cache stops the build', async () => {
  const dist = await createBuild({ 'auth/index.html': '<script src="/assets/gone-AbC1234.js">' });
  await expect(listKeptFiles(dist)).rejects.toThrow(
    '/auth names /assets/gone-AbC1234.js, which is not cached',
  );
});
