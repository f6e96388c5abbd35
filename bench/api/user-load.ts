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
/** Many short turns: whatever else the machine does disturbs some of them, and never makes one faster. */
const TURN_MS = 500;
const TURNS = 24;
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
    const [port = 0] = (await server.says(/^http:\/\/localhost:(\d+)$/m)).map(Number);
    const people = await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, (_, index) => register(port, index)));
    const [ana] = people;
    if (!ana) throw new Error('nobody registered');

    const yardsticks = start(YARDSTICKS, env, children);
    const [nodePort = 0, fastifyPort = 0] = (await yardsticks.says(/^node (\d+)$/m, /^fastify (\d+)$/m)).map(Number);
    const targets = {
      node: { port: nodePort, path: '/' },
      fastify: { port: fastifyPort, path: `/user?id=${ana.id}` },
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
    // the other way round each time: nobody is always first
    for (const name of turn % 2 === 0 ? names : names.toReversed())
      turns[name].push((await hammer(targets[name], { connections: CONNECTIONS, ms: TURN_MS })).perSecond);
  }
  const rates = { node: undisturbed(turns.node), fastify: undisturbed(turns.fastify), forja: undisturbed(turns.forja) };
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
/** Of many turns, what the best ones reach without counting on luck. */
const undisturbed = at(0.85);
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
  return {
    /** What each pattern captures, in the order in which they are said. What comes after the last is let pass unread. */
    says: (...patterns: RegExp[]) =>
      new Promise<string[]>((resolve, reject) => {
        let said = '';
        const listen = (chunk: Buffer) => {
          said += chunk.toString();
          const found = patterns.map((pattern) => pattern.exec(said)?.[1]);
          if (!found.every((each) => each !== undefined)) return;
          child.stdout.off('data', listen).resume();
          resolve(found);
        };
        child.stdout.on('data', listen);
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
