import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { type FakeProviders, startFakeProviders } from './fake-providers.ts';

const SERVER = join(import.meta.dirname, '../../../server/src/start.ts');
/** A busy machine takes more than a minute to create a database. */
const READY_TIMEOUT_MS = 150_000;

/** Preserves owners and permissions, without which the database refuses to start. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

export type App = {
  origin: string;
  dataDir: string;
  fakeProviders: FakeProviders;
  restart(settings?: Record<string, string>): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Copies the stored data and returns a function that restores it, as from a backup. */
  copyData(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
};

export async function startApp(settings: Record<string, string> = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forja-e2e-'));
  const port = await findFreePort();
  const fakeProviders = await startFakeProviders(`http://127.0.0.1:${port}`);
  const environment = { ...fakeProviders.environment, ...settings };
  let server = await launch(dataDir, port, environment);

  const start = async (more: Record<string, string> = {}) => {
    server = await launch(dataDir, port, { ...environment, ...more });
  };
  const copies: string[] = [];
  const endServer = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = waitForExit(server);
    server.kill(signal);
    await ended;
  };
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    fakeProviders,
    start: () => start(),
    kill: () => endServer('SIGKILL'),
    async restart(more) {
      await endServer('SIGTERM');
      await start(more);
    },
    async copyData() {
      const folder = await mkdtemp(join(tmpdir(), 'forja-copy-'));
      copies.push(folder);
      const copy = join(folder, 'data');
      await endServer('SIGTERM');
      await copyFolder(dataDir, copy);
      await start();
      return async () => {
        await endServer('SIGTERM');
        await rm(dataDir, { recursive: true, force: true });
        await copyFolder(copy, dataDir);
        await start();
      };
    },
    async stop() {
      // a killed server leaves its database running, so another start adopts and stops it
      if (server.signalCode === 'SIGKILL') await start();
      await endServer('SIGTERM');
      fakeProviders.stop();
      for (const folder of [dataDir, ...copies]) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const env = {
    ...inherited,
    APP_ENV: 'local',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    // trusts the forwarded address of each person: see people.ts
    TRUSTED_PROXIES: '127.0.0.1',
    TRANSFER_ALIAS: 'forja.de.prueba',
    TRANSFER_CBU: '2850590940090418135201',
    TRANSFER_HOLDER: 'Forja de prueba',
    ...settings,
  };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = waitForExit(server).then(() => {
    throw new Error(`The server ended before it answered:\n${output}`);
  });
  await Promise.race([ended, waitUntilReady(`http://127.0.0.1:${port}/readyz`)]);
  ended.catch(() => {}); // the test ends the server from now on
  return server;
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready in ${READY_TIMEOUT_MS / 1000} s`);
}

function waitForExit(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()));
}
