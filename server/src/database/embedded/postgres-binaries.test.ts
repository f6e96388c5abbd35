import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMissingLinks } from './missing-links.ts';
import { postgresBinaries } from './postgres-binaries.ts';

test('a platform without a binary requires a DATABASE_URL', async () => {
  await expect(postgresBinaries('sunos-sparc')).rejects.toThrow(
    /no embedded PostgreSQL for sunos-sparc.*DATABASE_URL/,
  );
});

test('library links are created where install scripts were blocked, and existing ones stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forja-links-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await createMissingLinks(folder);
  await createMissingLinks(folder);
  expect(await readlink(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});
