import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { absentOptionals } from '../support/install/absent-optionals.mjs';
import { findPlatform } from '../support/install/find-platform.mjs';

const ROOT = join(import.meta.dirname, '../..');
type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};
// npm wrote it: a packages object with one entry per folder
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('the lock names every optional package that some other asks for, without which npm ci refuses it', () => {
  expect(absentOptionals({ packages })).toEqual([]);
});

test('an optional package that is not in the lock is noticed, wherever npm would have put it', () => {
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

test('only a binary for another platform may be without the hash of its content', () => {
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
    // where we build, test and run, every byte is that of the lock
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

test('the image installs exactly what the lock says', () => {
  const steps = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  expect(steps.match(/npm (?:ci|i|install)\b.*/g)).toEqual(['npm ci']);
  const workspaces = Object.keys(packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  );
  for (const workspace of workspaces)
    expect(steps).toContain(`COPY ${workspace}/package.json ${workspace}/`);
});
