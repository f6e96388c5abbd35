import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../server/src/app/config/config.ts';
import { describeEnvironment } from '../server/src/app/config/env-example.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const settings = Object.keys(environment.shape);

/** The container decides these, or production refuses them. */
const NOT_IN_COMPOSE = [
  'PORT',
  'HOST',
  'METRICS_HOST',
  'DATA_DIR',
  'PAYMENTS_SIMULATION',
  'CLOCK_AHEAD_HOURS',
];
/** Read by the tests, not by the server. */
const OF_TESTS = ['CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH'];

test('compose.yaml passes every setting of the server', () => {
  const app = read('compose.yaml').split(/^  app:$/m)[1] ?? '';
  const passed = [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
  const names = passed.map(([, name = '']) => name);
  expect(new Set([...names, ...NOT_IN_COMPOSE])).toEqual(new Set(settings));
  // whatever is not worked out here comes from outside under its own name
  const fixed = passed
    .filter(([, name, value = '']) => !value.includes(`\${${name}:`))
    .map(([, name]) => name);
  expect(fixed).toEqual(['DATABASE_URL']);
});

test('the table of the README has every setting of the server, and none that nobody reads', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line));
  const named = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set([...settings, ...OF_TESTS]));
});

test('.env.example is what the settings of the server say', () => {
  expect(read('.env.example')).toBe(describeEnvironment());
});

test('every setting says what it is', () => {
  const silent = settings.filter((name) => !environment.shape[name as 'PORT'].description);
  expect(silent).toEqual([]);
});
