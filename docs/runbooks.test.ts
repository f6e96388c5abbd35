import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../server/src/app/config/config.ts';
import { defineMetrics } from '../server/src/app/metrics/define-metrics.ts';

const listFiles = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`);
const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const runbooks = listFiles('runbooks');
/** compose.yaml reads the password to make DATABASE_URL. */
const settings = [...Object.keys(environment.shape), 'POSTGRES_PASSWORD'];
/** Prometheus adds these to the name of a histogram. */
const HISTOGRAM_PARTS = /_(?:bucket|sum|count)$/;

// docs.test.ts holds that every `npm run …` exists

test.each(runbooks)('every setting that %s names exists', (path) => {
  const named = [...read(path).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)];
  const names = named.map(([, name = '']) => name);
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
});

test('the index of the runbooks names each of them', () => {
  const index = read('runbooks/README.md');
  const others = runbooks.map((path) => path.replace('runbooks/', ''));
  expect(others.filter((name) => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([]);
});

test.each([...runbooks, ...listFiles('operations')])(
  'every metric that %s names exists',
  async (path) => {
    const { registry } = defineMetrics();
    const metrics = await registry.getMetricsAsJSON();
    const existing = metrics.map(({ name }) => name);
    const named = [...read(path).matchAll(/\b(?:forja|nodejs|process)_[a-z][a-z0-9_]*/g)];
    const missing = named
      .map(([name]) => name)
      .filter(
        (name) => !existing.includes(name) && !existing.includes(name.replace(HISTOGRAM_PARTS, '')),
      );
    expect(missing).toEqual([]);
  },
);
