import { chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { askDatabase } from './ask-database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { claimOwnership, isOrphan } from './owner-process.ts';
import { readPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { StartupProblem } from './startup-problem.ts';

const PATIENT = 60_000;

test(
  'the first start creates a durable database that only its password opens',
  { timeout: PATIENT },
  async () => {
    const dataDir = await aFolder();
    const { url, started } = await start(dataDir);
    expect(started).toBe(true);
    expect(await askDatabase(url, 'show fsync')).toBe('on');
    expect(await askDatabase(url, 'show synchronous_commit')).toBe('on');
    expect(await askDatabase(url, 'show server_encoding')).toBe('UTF8');
    expect(await askDatabase(withPassword(url, 'guessed'), 'select 1')).toBeUndefined();
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
  },
);

test(
  'a second process attaches, and leaves the database to the one that started it',
  { timeout: PATIENT },
  async () => {
    const dataDir = await aMadeFolder();
    const first = await start(dataDir);
    const second = await start(dataDir);
    expect(second).toMatchObject({ url: first.url, started: false });
    await second.stop();
    expect(await askDatabase(first.url, 'select 1')).toBe('1');
    await first.stop();
    expect(await askDatabase(first.url, 'select 1')).toBeUndefined();
  },
);

test('two processes that start at once share one database', { timeout: PATIENT }, async () => {
  const dataDir = await aFolder();
  const both = await Promise.all([start(dataDir), start(dataDir)]);
  expect(both[0].url).toBe(both[1].url);
  expect(both.filter(({ started }) => started)).toHaveLength(1);
});

test('the data folder always has an owner while the same process claims it repeatedly', async () => {
  const folder = await prepareDataFolder(await aFolder());
  await claimOwnership(folder);
  const looks: boolean[] = [];
  async function sayAgain(): Promise<void> {
    for (let time = 0; time < 200; time += 1) await claimOwnership(folder);
  }
  async function look(): Promise<void> {
    for (let time = 0; time < 800; time += 1) looks.push(await isOrphan(folder));
  }
  await Promise.all([sayAgain(), look()]);
  expect(looks).not.toContain(true);
});

test('acknowledged writes survive killing the database', { timeout: PATIENT }, async () => {
  const dataDir = await aMadeFolder();
  const before = await start(dataDir);
  await askDatabase(before.url, 'create table kept (n int)');
  await askDatabase(before.url, 'insert into kept select generate_series(1, 1000)');
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  const after = await start(dataDir);
  expect(await askDatabase(after.url, 'select count(*) from kept')).toBe('1000');
});

test('a database left by a dead process is adopted and stopped', { timeout: PATIENT }, async () => {
  const dataDir = await aMadeFolder();
  const first = await start(dataDir);
  await writeFile(join(dataDir, 'postgres-keeper'), '999999999');
  const second = await start(dataDir);
  expect(second.started).toBe(true);
  await second.stop();
  expect(await askDatabase(first.url, 'select 1')).toBeUndefined();
});

test(
  'a recycled pid in the pid file does not prevent the start',
  { timeout: PATIENT },
  async () => {
    const dataDir = await aMadeFolder();
    const first = await start(dataDir);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    await first.stop();
    await writeFile(pidFile, [process.pid, ...rest].join('\n'), { mode: 0o600 });
    expect((await start(dataDir)).started).toBe(true);
  },
);

test('a copied folder starts its own database', { timeout: PATIENT }, async () => {
  const original = await aMadeFolder();
  const first = await start(original);
  await askDatabase(first.url, 'create table kept (n int)');
  await askDatabase(first.url, 'checkpoint');
  const copy = join(await aFolder(), 'copy');
  await cp(original, copy, { recursive: true });
  const second = await start(copy);
  expect(second.url).not.toBe(first.url);
  await askDatabase(second.url, 'drop table kept');
  expect(await askDatabase(first.url, 'select count(*) from kept')).toBe('0');
});

test('data of a newer PostgreSQL is refused with instructions', async () => {
  const dataDir = await aFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
  await expect(start(dataDir)).rejects.toThrow(
    /belongs to PostgreSQL 19, newer than the 18.*Update Forja/,
  );
});

test('an unwritable data folder is refused with its name', async () => {
  const file = join(await aFolder(), 'a-file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(StartupProblem);
  await expect(start(join(file, 'inside'))).rejects.toThrow(/inside cannot be written .*DATA_DIR/);
});

test('a lost password is reported, not replaced', { timeout: PATIENT }, async () => {
  const dataDir = await aMadeFolder();
  await rm(join(dataDir, 'postgres-password'));
  await expect(start(dataDir)).rejects.toThrow(/password of the database .* is missing/);
});

if (process.getuid?.() === 0) {
  test("root serves another user's folder as that user", { timeout: PATIENT }, async () => {
    const dataDir = await aFolder();
    await chown(dataDir, 65_534, 65_534);
    const { url } = await start(dataDir);
    expect(await askDatabase(url, 'select 1')).toBe('1');
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(65_534);
  });
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forja-embedded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function aMadeFolder(): Promise<string> {
  preparedFolder ??= makeFolder();
  const dataDir = await aFolder();
  await cp(await preparedFolder, dataDir, { recursive: true });
  return dataDir;
}

let preparedFolder: Promise<string> | undefined;
afterAll(async () => {
  if (preparedFolder) await rm(await preparedFolder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forja-embedded-'));
  await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop();
  return dataDir;
}

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  onTestFinished(() => postgres.stop());
  return postgres;
}

function withPassword(url: string, password: string): string {
  const other = new URL(url);
  other.password = password;
  return other.href;
}
