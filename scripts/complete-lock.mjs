// A registry without every platform's binaries leaves them out of package-lock.json,
// and npm ci refuses it. This adds their version and platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absentOptionals } from './support/install/absent-optionals.mjs';
import { findPlatform } from './support/install/find-platform.mjs';
import { ROOT } from './support/root.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const absent = absentOptionals(lock, overrides);
const named = Object.fromEntries(
  absent.map(({ name, version, isDev }) => {
    const { os, cpu, libc } = findPlatform(name);
    return [
      `node_modules/${name}`,
      { version, cpu, dev: isDev || undefined, libc, optional: true, os },
    ];
  }),
);
const [root, ...others] = Object.entries({ ...lock.packages, ...named });
const byPath = others.sort(([one], [other]) => one.localeCompare(other, 'en'));
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries([root, ...byPath]) }, undefined, 2)}\n`,
);
console.log(`${absent.length} binaries of other platforms were added to package-lock.json.`);
