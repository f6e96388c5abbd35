import { join } from 'node:path';
import type { Measurement } from '../measuring/measurement.ts';
import { generateLoad, type Target } from './load-generator.ts';
import { PASSWORD, type Person, register, send, withForja } from './running-forja.ts';

const BASELINES = join(import.meta.dirname, '../../server/scripts/baselines.ts');
const CONNECTIONS = 32;
const WARM_UP_MS = 1_500;
/** Short turns: other work of the machine slows only some of them. */
const TURN_MS = 500;
const TURNS = 24;
const DISTURBED_MS = 4_000;
const LOGINS_AT_ONCE = 10;

/** `GET /api/user` against the machine's ceiling without Forja, in turns, and under sign-ins. */
export const userLoad = (): Promise<Measurement[]> =>
  withForja(async ({ port, startScript: alongside }) => {
    const people = await Promise.all(
      Array.from({ length: LOGINS_AT_ONCE }, (_, index) => register(port, index)),
    );
    const [ana] = people;
    if (!ana) throw new Error('no account was registered');

    const baselines = alongside(BASELINES);
    const [nodePort = 0, fastifyPort = 0] = (
      await baselines.readOutput(/^node (\d+)$/m, /^fastify (\d+)$/m)
    ).map(Number);
    const targets = {
      node: { port: nodePort, path: '/' },
      fastify: { port: fastifyPort, path: `/user?id=${ana.id}` },
      forja: { port, path: '/api/user', cookie: ana.cookie },
    };
    return [...(await measureShare(targets)), ...(await measureUnderLogins(targets.forja, people))];
  });

async function measureShare(
  targets: Record<'node' | 'fastify' | 'forja', Target>,
): Promise<Measurement[]> {
  const names = ['node', 'fastify', 'forja'] as const;
  for (const name of names)
    await generateLoad(targets[name], { connections: CONNECTIONS, ms: WARM_UP_MS });
  const turns = { node: [] as number[], fastify: [] as number[], forja: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // alternates the order, so that no target is always first
    for (const name of turn % 2 === 0 ? names : names.toReversed())
      turns[name].push(
        (await generateLoad(targets[name], { connections: CONNECTIONS, ms: TURN_MS })).perSecond,
      );
  }
  const rates = {
    node: upperRate(turns.node),
    fastify: upperRate(turns.fastify),
    forja: upperRate(turns.forja),
  };
  return [
    { name: 'bare node:http answering JSON', value: rates.node, unit: 'req/s' },
    { name: 'bare Fastify route with one prepared select', value: rates.fastify, unit: 'req/s' },
    { name: 'GET /api/user with a session', value: rates.forja, unit: 'req/s' },
    percent('GET /api/user, share of bare node:http', rates.forja / rates.node),
    percent('GET /api/user, share of a bare Fastify route', rates.forja / rates.fastify),
  ];
}

const percent = (name: string, share: number): Measurement => ({
  name,
  value: share * 100,
  unit: '%',
  budget: name,
});

async function measureUnderLogins(target: Target, people: Person[]): Promise<Measurement[]> {
  const load = { connections: CONNECTIONS, ms: DISTURBED_MS };
  const undisturbedLoad = await generateLoad(target, load);
  const until = performance.now() + DISTURBED_MS;
  let logins = 0;
  const signingIn = people.map(async ({ username }) => {
    while (performance.now() < until) {
      await send(target.port, 'POST', '/api/login', { username, password: PASSWORD });
      logins += 1;
    }
  });
  const startedAt = performance.now();
  const disturbedLoad = await generateLoad(target, load);
  await Promise.all(signingIn);
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    { name: 'GET /api/user, p99 alone', value: p99(undisturbedLoad.latencies), unit: 'ms' },
    {
      name: `GET /api/user, p99 under ${LOGINS_AT_ONCE} logins at once`,
      value: p99(disturbedLoad.latencies),
      unit: 'ms',
    },
    { name: 'logins meanwhile', value: logins / seconds, unit: 'logins/s' },
  ];
}

const quantile = (share: number) => (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
/** Upper quantile of the turns: near the undisturbed rate without outliers. */
const upperRate = quantile(0.85);
const p99 = quantile(0.99);
