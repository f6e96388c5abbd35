import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listKeptFiles } from './list-kept-files.ts';

async function aBuild(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'forja-build-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  return dist;
}

test('a phone keeps the pages under their addresses, and what they ask for', async () => {
  const kept = await listKeptFiles(
    await aBuild({
      'index.html': '1',
      'auth/index.html': '2',
      'auth/modo=registro.html': '3',
      'assets/app-AbC1234.js': '4',
      'assets/app-AbC1234.js.br': '5',
      'assets/desk/person-page-AbC1234.js': '17',
      'assets/reader-AbC1234.wasm': '6',
      'fonts/archivo.woff2': '7',
      'marca/icono-192.png': '8',
      'share/auth.png': '9',
      'glosario/index.html': '10',
      'glosario/oxandrolona/index.html': '11',
      'fuentes/index.html': '16',
      'service-worker.js': '12',
      '.vite/manifest.json': '13',
      'routes.json': '14',
      'medidas/index.html': '15',
    }),
    ['medidas/index.html'],
  );
  expect(kept.map(({ url }) => url)).toEqual([
    '/assets/app-AbC1234.js',
    '/auth',
    '/auth?modo=registro',
    '/fonts/archivo.woff2',
    '/glosario',
    '/',
    '/marca/icono-192.png',
  ]);
});

test('what is not named after its content has a revision that changes with it', async () => {
  const revisions = async (page: string) =>
    (await listKeptFiles(await aBuild({ 'index.html': page, 'assets/a-AbC1234.js': page }))).map(
      ({ revision }) => revision,
    );
  const [first, second] = [await revisions('uno'), await revisions('dos')];
  expect([first[0], second[0]]).toEqual([null, null]);
  expect(first[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(first[1]).not.toBe(second[1]);
});

test('a file that would not arrive on a phone stops the build', async () => {
  const dist = await aBuild({ 'assets/large-AbC1234.js': 'x'.repeat(5 * 1024 * 1024 + 1) });
  await expect(listKeptFiles(dist)).rejects.toThrow('assets/large-AbC1234.js is too large');
});
