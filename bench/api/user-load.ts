import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/database/embedded/start-embedded-postgres.ts';
import type { Measurement } from '../measurement.ts';
import { hammer, type Target } from './hammer.ts';

const SERVER = join(import.meta.dirname, '../../server/src/start.ts');
const YARDSTICKS = join(import.meta.dirname, '../../server/scripts/yardsticks.ts');
const CONNECTIONS = 32;
const WARM_UP_MS = 1_500;
/** Short turns: whatever else the machine does falls on all alike. */
const TURN_MS = 1_000;
const TURNS = 9;
const DISTURBED_MS = 4_000;
const LOGINS_AT_ONCE = 10;
const PASSWORD = 'mate amargo 7';

/** `GET /api/user` against what the machine can do without Forja, in turns, and how much logins disturb it. */
export async function userLoad(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forja-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const children: ChildProcess[] = [];
  try {
    const env = { ...process.env, APP_ENV: 'local', DATABASE_URL: postgres.url, HOST: '127.0.0.1', PORT: '0' };
    const server = start(SERVER, env, children);
    const port = Number(await server.says(/^http:\/\/localhost:(\d+)$/m));
    const people = await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, (_, index) => register(port, index)));
    const [ana] = people;
    if (!ana) throw new Error('nobody registered');

    const yardsticks = start(YARDSTICKS, env, children);
    const targets = {
      node: { port: Number(await yardsticks.says(/^node (\d+)$/m)), path: '/' },
      fastify: { port: Number(await yardsticks.says(/^fastify (\d+)$/m)), path: `/user?id=${ana.id}` },
      forja: { port, path: '/api/user', cookie: ana.cookie },
    };
    return [...(await compared(targets)), ...(await disturbed(targets.forja, people))];
  } finally {
    for (const child of children) await stop(child);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compared(targets: Record<'node' | 'fastify' | 'forja', Target>): Promise<Measurement[]> {
  const names = ['node', 'fastify', 'forja'] as const;
  for (const name of names) await hammer(targets[name], { connections: CONNECTIONS, ms: WARM_UP_MS });
  const turns = { node: [] as number[], fastify: [] as number[], forja: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of names)
      turns[name].push((await hammer(targets[name], { connections: CONNECTIONS, ms: TURN_MS })).perSecond);
  }
  const rates = { node: median(turns.node), fastify: median(turns.fastify), forja: median(turns.forja) };
  return [
    { name: 'bare node:http answering JSON', value: rates.node, unit: 'req/s' },
    { name: 'bare Fastify route with one prepared select', value: rates.fastify, unit: 'req/s' },
    { name: 'GET /api/user with a session', value: rates.forja, unit: 'req/s' },
    percent('GET /api/user, share of bare node:http', rates.forja / rates.node),
    percent('GET /api/user, share of a bare Fastify route', rates.forja / rates.fastify),
  ];
}

const percent = (name: string, share: number): Measurement => ({ name, value: share * 100, unit: '%', budget: name });

/** The same calls, alone and while others sign in: hashing happens off the event loop. */
async function disturbed(target: Target, people: Person[]): Promise<Measurement[]> {
  const load = { connections: CONNECTIONS, ms: DISTURBED_MS };
  const alone = await hammer(target, load);
  const until = performance.now() + DISTURBED_MS;
  let logins = 0;
  const signingIn = people.map(async ({ username }) => {
    while (performance.now() < until) {
      await post(target.port, '/api/login', { username, password: PASSWORD });
      logins += 1;
    }
  });
  const begunAt = performance.now();
  const together = await hammer(target, load);
  await Promise.all(signingIn);
  const seconds = (performance.now() - begunAt) / 1000;
  return [
    { name: 'GET /api/user, p99 alone', value: p99(alone.latencies), unit: 'ms' },
    { name: `GET /api/user, p99 under ${LOGINS_AT_ONCE} logins at once`, value: p99(together.latencies), unit: 'ms' },
    { name: 'logins meanwhile', value: logins / seconds, unit: 'logins/s' },
  ];
}

const at = (share: number) => (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const median = at(0.5);
const p99 = at(0.99);

type Person = { id: string; username: string; cookie: string };

async function register(port: number, index: number): Promise<Person> {
  const username = `persona-${index}@ejemplo.com.ar`;
  const reply = await post(port, '/api/register', {
    username,
    password: PASSWORD,
    secretQuestion: '¿Cómo se llamaba tu primera mascota?',
    secretAnswer: 'Tobi',
    acceptTerms: true,
    isAdult: true,
  });
  const { id } = (await reply.json()) as { id: string }; // the contract of the endpoint
  return { id, username, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function post(port: number, path: string, body: object): Promise<Response> {
  const origin = `http://localhost:${port}`;
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

function start(script: string, env: NodeJS.ProcessEnv, children: ChildProcess[]) {
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  return {
    /** What the pattern captures, as soon as it is said. */
    says: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said)?.[1];
          if (found !== undefined) resolve(found);
        };
        look();
        child.stdout.on('data', look);
        child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${said}`)));
      }),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
