import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { absentOptionals } from '../support/install/absent-optionals.mjs';
import { findPlatform } from '../support/install/find-platform.mjs';

const ROOT = join(import.meta.dirname, '../..');
type Locked = {
  dev?: boolean;
  libc?: string[];
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

const { overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  overrides: Record<string, Record<string, string>>;
};

test('the lock file names every optional dependency, as npm ci requires', () => {
  expect(absentOptionals({ packages }, overrides)).toEqual([]);
});

test('a missing optional dependency is reported at every nesting level', () => {
  const withOne = (path: string) => ({
    'node_modules/tool': { optionalDependencies: { '@tool/linux-x64': '1.0.0' }, dev: true },
    [path]: { version: '1.0.0' },
  });
  const absent = [
    { path: 'node_modules/tool', name: '@tool/linux-x64', version: '1.0.0', isDev: true },
  ];
  expect(absentOptionals({ packages: withOne('node_modules/@tool/linux-x64') })).toEqual([]);
  expect(
    absentOptionals({ packages: withOne('node_modules/tool/node_modules/@tool/linux-x64') }),
  ).toEqual([]);
  expect(
    absentOptionals({ packages: withOne('node_modules/other/node_modules/@tool/linux-x64') }),
  ).toEqual(absent);
});

test('only binaries for other platforms may lack an integrity hash', () => {
  const unhashed = Object.entries(packages).filter(
    ([path, { link, integrity }]) =>
      path.includes('node_modules/') && link !== true && integrity === undefined,
  );
  for (const [path, { optional, os, cpu }] of unhashed) {
    const platform = findPlatform(path);
    expect({ path, optional, os, cpu }).toEqual({
      path,
      optional: true,
      os: platform.os,
      cpu: platform.cpu,
    });
    expect(`${platform.os[0]}-${platform.cpu[0]}-${platform.libc?.[0]}`).not.toMatch(
      /^linux-(x64|arm64)-glibc$/,
    );
  }
});

test.each([
  ['@swc/core-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@oxfmt/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('%s is for its platform', (name, platform) => {
  expect(findPlatform(name)).toEqual(platform);
});

test('the image installs exactly what the lock file says', () => {
  const steps = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  expect(steps.match(/npm (?:ci|i|install)\b.*/g)).toEqual([
    'npm ci --omit=dev --workspace server',
    'npm ci --omit=dev',
  ]);
  const workspaces = Object.keys(packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  );
  for (const workspace of workspaces)
    expect(steps).toContain(`COPY ${workspace}/package.json ${workspace}/`);
});

const NODE_24 = ['x64', 'arm64'].map((cpu) =>
  join(ROOT, `scripts/support/install/node-24/node_modules/node-linux-${cpu}`),
);
const MOST_PACKAGES_TO_START = 300;
const MOST_MEGABYTES_TO_START = 450;

test("a production start installs few, small packages, and Node only when the machine's is older", () => {
  const paths = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev)
    .filter(([, entry]) => isForThisMachine(entry))
    .map(([path]) => join(ROOT, path));
  const megabytes = [...paths, ...NODE_24].reduce((sum, path) => sum + measureSize(path), 0) / 1e6;
  console.log(`To start: ${paths.length} packages, ${megabytes.toFixed(0)} MB with Node.`);
  expect(paths.length).toBeLessThanOrEqual(MOST_PACKAGES_TO_START);
  expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES_TO_START);
});

const isIncluded = (names: readonly string[] | string | undefined, name: string): boolean => {
  const list = [names ?? []].flat();
  return list.length === 0 || list.includes(name);
};
const isForThisMachine = ({ os, cpu, libc }: Locked): boolean =>
  isIncluded(os, process.platform) && isIncluded(cpu, process.arch) && isIncluded(libc, 'glibc');

/** Nested packages are counted by themselves. */
function measureSize(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + measureSize(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}
