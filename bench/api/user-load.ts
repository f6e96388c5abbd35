import { join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { hammer, type Target } from './hammer.ts';
import { PASSWORD, type Person, register, send, withForja } from './running-forja.ts';

const YARDSTICKS = join(import.meta.dirname, '../../server/scripts/yardsticks.ts');
const CONNECTIONS = 32;
const WARM_UP_MS = 1_500;
/** Many short turns: whatever else the machine does disturbs some of them, and never makes one faster. */
const TURN_MS = 500;
const TURNS = 24;
const DISTURBED_MS = 4_000;
const LOGINS_AT_ONCE = 10;

/** `GET /api/user` against what the machine can do without Forja, in turns, and how much logins disturb it. */
export const userLoad = (): Promise<Measurement[]> =>
  withForja(async ({ port, alongside }) => {
    const people = await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, (_, index) => register(port, index)));
    const [ana] = people;
    if (!ana) throw new Error('nobody registered');

    const yardsticks = alongside(YARDSTICKS);
    const [nodePort = 0, fastifyPort = 0] = (await yardsticks.says(/^node (\d+)$/m, /^fastify (\d+)$/m)).map(Number);
    const targets = {
      node: { port: nodePort, path: '/' },
      fastify: { port: fastifyPort, path: `/user?id=${ana.id}` },
      forja: { port, path: '/api/user', cookie: ana.cookie },
    };
    return [...(await compared(targets)), ...(await disturbed(targets.forja, people))];
  });

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
      await send(target.port, 'POST', '/api/login', { username, password: PASSWORD });
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
