import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findOrdinaryUser } from '../../database/embedded/ordinary-user.ts';
import { postgresBinaries } from '../../database/embedded/postgres-binaries.ts';
import { runTool } from '../../database/embedded/run-tool.ts';
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded-postgres.ts';
import { aServer } from '../process/killable-server.fixture.ts';

async function aPostgres() {
  const root = await mkdtemp(join(tmpdir(), 'forja-stopped-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir: root, log: () => {} });
  onTestFinished(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });
  const [{ pgCtl }, runner] = [await postgresBinaries(), await findOrdinaryUser(root)];
  const control = async (...args: string[]) => {
    const options = ['--wait', `--pgdata=${join(root, 'postgres')}`, `--log=${join(root, 'log')}`];
    const { ok, output } = await runTool(runner, root, pgCtl, [...args, ...options]);
    if (!ok) throw new Error(output);
  };
  const address = `-c port=${new URL(url).port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  return {
    url,
    stop: () => control('stop', '--mode=fast'),
    start: () => control('start', '-o', address),
  };
}

const readings = ['/readyz', '/api/membership', '/healthz'] as const;

test(
  'while PostgreSQL is stopped the server is not ready and answers 503, and it recovers by itself',
  { timeout: 90_000 },
  async () => {
    const postgres = await aPostgres();
    const { origin } = await aServer(postgres.url);
    const cookie = await register(origin);
    const read = () =>
      Promise.all(
        readings.map(async (path) => {
          const reply = await fetch(`${origin}${path}`, { headers: { cookie } });
          const { code } = (await reply.json()) as { code?: string }; // refusals have a code
          return `${path} ${reply.status} ${code ?? ''}`.trim();
        }),
      );
    const whole = ['/readyz 200', '/api/membership 200', '/healthz 200'];
    expect(await read()).toEqual(whole);

    await postgres.stop();
    expect(await read()).toEqual([
      '/readyz 503',
      '/api/membership 503 unavailable',
      '/healthz 200',
    ]);

    await postgres.start();
    await expect.poll(read).toEqual(whole);
  },
);

async function register(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'ana@ejemplo.com.ar',
      password: 'mate amargo 7',
      secretQuestion: '¿Cómo se llamaba tu primera mascota?',
      secretAnswer: 'Tobi',
      acceptTerms: true,
      isAdult: true,
    }),
  });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
