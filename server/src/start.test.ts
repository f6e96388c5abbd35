import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { aRegistration } from './features/identity/users.fixture.ts';
import { emptyTestDatabase } from './database/testing/test-database.ts';

const START = fileURLToPath(new URL('./start.ts', import.meta.url));
const PATIENT = 30_000;

test(
  'the server prints its address last, responds there, and exits cleanly on a signal',
  { timeout: PATIENT },
  async () => {
    const server = start({ DATABASE_URL: await emptyTestDatabase(), PORT: '0' });
    const address = await server.says(/^http:\/\/localhost:\d+$/m);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/api/prices`)).status).toBe(200);
    expect(await server.exitCode()).toBe(0);
    expect(server.output().trim().endsWith(address)).toBe(true);
  },
);

test.each([
  ['is being made', async () => {}],
  ['has just started', (pidFile: string) => waitForFile(pidFile)],
])(
  'a server stopped while its own database %s leaves none running',
  { timeout: 120_000 },
  async (_, moment) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forja-start-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const server = start({ DATA_DIR: dataDir, PORT: '0' });
    await server.says(/Creating the database/);
    await moment(pidFile);
    server.process.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  },
);

const waitForFile = (path: string) => expect.poll(() => existsSync(path)).toBe(true);

test(
  'two servers share one database: five wrong answers on either block recovery on both',
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await emptyTestDatabase();
    const servers = [start({ DATABASE_URL, PORT: '0' }), start({ DATABASE_URL, PORT: '0' })];
    const [one = '', other = ''] = await Promise.all(
      servers.map((server) => server.says(/^http:\/\/localhost:\d+$/m)),
    );
    for (const address of [one, other]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { username, secretAnswer } = aRegistration();
    expect((await post(`${one}/api/register`, aRegistration())).status).toBe(200);

    const guess = (address: string, answer: string) =>
      post(`${address}/api/recover-password`, {
        username,
        secretAnswer: answer,
        newPassword: 'yerba y termo 3',
      });
    for (const address of [one, other, one, other, one])
      expect((await guess(address, 'adivino')).status).toBe(401);
    for (const address of [other, one]) {
      const sixth = await guess(address, secretAnswer);
      expect([sixth.status, await sixth.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'too_many_tries' }),
      ]);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
  },
);

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  });

test(
  'a port in use is reported in one sentence, with a solution',
  { timeout: PATIENT },
  async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number }; // a TCP server has an AddressInfo
    const server = start({ DATABASE_URL: await emptyTestDatabase(), PORT: String(port) });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} is already in use. Close what uses it, or start on another one: PORT=${port + 1} npm start\n`,
    );
  },
);

test(
  'production without its settings does not start and lists them',
  { timeout: PATIENT },
  async () => {
    const server = start({ APP_ENV: 'production' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toMatch(
      /DATABASE_URL is missing[\s\S]*APP_ORIGIN is missing[\s\S]*APP_SECRET is missing/,
    );
  },
);

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [START], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk));
  return {
    process: child,
    output: () => text,
    exitCode: async () => (await ended)[0] as number | null, // the first argument of 'exit'
    async says(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) return found;
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => Promise.reject(new Error(`it ended: ${text}`))),
        ]);
      }
    },
  };
}
