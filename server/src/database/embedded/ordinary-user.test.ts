import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findOrdinaryUser } from './ordinary-user.ts';

const forbidden = () => Promise.resolve(false);
const allowed = () => Promise.resolve(true);

if (process.getuid?.() === 0) {
  test('root runs PostgreSQL in a user namespace', async () => {
    expect((await findOrdinaryUser(await aFolder(), allowed)).prefix).toContain('unshare');
  });

  test('where namespaces are forbidden, root gives the folder to a system account', async () => {
    const folder = await aFolder();
    const runner = await findOrdinaryUser(folder, forbidden);
    expect(runner).toMatchObject({ prefix: [], uid: expect.any(Number), gid: expect.any(Number) });
    expect(runner.uid).not.toBe(0);
    expect((await stat(folder)).uid).toBe(runner.uid);
  });
} else {
  test('an ordinary user runs PostgreSQL directly', async () => {
    expect(await findOrdinaryUser(await aFolder(), forbidden)).toEqual({ prefix: [] });
  });
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forja-user-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
