import { loadavg } from 'node:os';
import { withServer } from '../api/running-forja.ts';
import { withDatabase } from '../ha/database/with-database.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { fillDatabase } from './fill/fill-database.ts';
import { HOT_ENDPOINTS, type HotEndpoint } from './load/hot-endpoints.ts';
import { sendSteadily } from './load/steady-load.ts';
import { type PostgresServer, withPostgres } from './postgres-server.ts';
import { prioritize } from './prioritize.ts';

/** Database sizes; `BENCH_SCALE=1000,100000,1000000` adds one. */
const SIZES = (process.env['BENCH_SCALE'] ?? '1000,1000000').split(',').map(Number);
/** Sizes alternate, so that other work of the machine slows all of them. */
const TURNS = 16;
const BUDGET = 'a million people against a thousand, p99';

type Filled = { people: number; url: string };
type Running = { people: number; port: number };
type Latencies = { people: number; latencies: number[] };

export const scale = (): Promise<Measurement[]> =>
  withPostgres(async (postgres) => {
    const filled: Filled[] = [];
    await postgres.setDurable(false);
    for (const people of SIZES) filled.push(await fill(postgres, people));
    await postgres.setDurable(true);
    await postgres.readEverything();
    // child servers inherit the priority
    prioritize(process.pid);
    postgres.prioritize();
    return withServers(filled, measureEndpoints);
  });

async function fill(postgres: PostgresServer, people: number): Promise<Filled> {
  const url = await postgres.createDatabase(`people_${people}`);
  const startedAt = performance.now();
  await fillDatabase(url, people);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { rows } = await withDatabase(url, ({ query }) =>
    query(`select pg_size_pretty(pg_database_size(current_database())) as size,
      (select sum(position) from record_positions) as records`),
  );
  console.log(
    `${people} people with ${String(rows[0]?.['records'])} records: ${String(rows[0]?.['size'])}, in ${seconds} s`,
  );
  return { people, url };
}

function withServers<T>(
  [first, ...rest]: readonly Filled[],
  work: (running: Running[]) => Promise<T>,
): Promise<T> {
  if (!first) return work([]);
  const { people, url } = first;
  return withServer(
    url,
    ({ port }) => withServers(rest, (running) => work([{ people, port }, ...running])),
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
}

async function measureEndpoints(running: Running[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const endpoint of HOT_ENDPOINTS) {
    const results = await measureEndpoint(endpoint, running);
    printLine(endpoint, results);
    measurements.push(...describe(endpoint, results));
  }
  return measurements;
}

async function measureEndpoint(
  { perSecond, requests, createRequest }: HotEndpoint,
  running: Running[],
): Promise<Latencies[]> {
  const turn = { perSecond, requests: requests / TURNS, createRequest };
  const results = running.map(({ people }) => ({ people, latencies: [] as number[] }));
  // the first turn only warms up
  for (let number = 0; number <= TURNS; number += 1)
    for (const [index, target] of running.entries()) {
      const latencies = await sendSteadily({ ...turn, ...target });
      if (number > 0) results[index]?.latencies.push(...latencies);
    }
  return results;
}

function printLine({ name, perSecond }: HotEndpoint, results: Latencies[]): void {
  const figures = results.map(({ people, latencies }) => {
    const shares = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share).toFixed(1));
    return `${people}: p50 ${shares[0]} p95 ${shares[1]} p99 ${shares[2]} ms`;
  });
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${name}, ${perSecond}/s, machine load ${load} | ${figures.join(' | ')}`);
}

function describe({ name }: HotEndpoint, results: Latencies[]): Measurement[] {
  const p99 = results.map(({ people, latencies }) => ({
    people,
    value: percentile(latencies, 0.99),
  }));
  const [least, most] = [p99[0]?.value ?? Number.NaN, p99.at(-1)?.value ?? Number.NaN];
  return [
    ...p99.map(({ people, value }) => ({
      name: `${name} with ${people} people, p99`,
      value,
      unit: 'ms',
    })),
    { name: `${name}, how many times as much`, value: most / least, unit: '×', budget: BUDGET },
  ];
}
