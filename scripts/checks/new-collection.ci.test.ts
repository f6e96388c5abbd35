import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** It runs `npm run check` and a database: minutes when everything else runs at the same time. */
const PATIENCE_MS = 600_000;

const INSTALLED = 'node_modules/.package-lock.json';
const COMPILED = '.cache/forja/types';

const { run, status } = copyOfTheTree();

test.each([
  { why: 'a capital', args: ['Workouts'], says: '"Workouts" is no good for name' },
  { why: 'one and not several', args: ['workout'], says: 'in plural' },
  {
    why: 'a word of the language',
    args: ['classes', '--one', 'class'],
    says: '"class" is no good',
  },
  {
    why: 'a collection that is there',
    args: ['measures'],
    says: 'There is already a contract/src/measures.ts',
  },
  {
    why: 'an address of the API that is there',
    args: ['checkouts'],
    says: '/api/checkouts is already an address',
  },
  {
    why: 'a screen that is there',
    args: ['scales', '--path', '/medidas'],
    says: '/medidas is already a screen',
  },
  { why: 'no name', args: [], says: 'node scripts/new-collection.mjs <name>' },
])('$why is refused and leaves nothing behind', ({ args, says }) => {
  expect(() => run('node', 'scripts/new-collection.mjs', ...args)).toThrow(says);
  expect([...status('??'), ...status(' M')]).toEqual([]);
});

const SKELETON = ['gym-sessions', '--label', 'visita', '--labels', 'visitas al gimnasio'];

test(
  'the skeleton of a collection passes the checks and its own tests as it is',
  { timeout: PATIENCE_MS },
  () => {
    run('node', 'scripts/new-collection.mjs', ...SKELETON);
    const created = status('??');
    const changed = status(' M');
    expect(created.length, created.join('\n')).toBeLessThanOrEqual(11);
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(4);

    run('node', 'scripts/check.mjs');
    run('vitest', 'run', '--project', 'web', 'gym-sessions', 'web/src/app/screens');
    run('vitest', 'run', '--project', 'server', 'gym-sessions', 'access-list');
  },
);

/** What is in the repository, whether committed or not, in a folder of its own with the same packages. */
function copyOfTheTree() {
  const copy = mkdtempSync(join(tmpdir(), 'forja-collection-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE_MS);
  for (const file of git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  // Packages too, with what the compiler knows of them: links to files take no room, where the disk is the same one.
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  execFileSync('sh', ['-c', 'cp -al "$0" "$1" 2>&- || cp -a "$0" "$1"', from, to]);
  rmSync(join(to, '.cache'), { recursive: true });
  cpSync(join(from, COMPILED), join(to, COMPILED), { recursive: true });
  // Newer than the lock file of the copy: nothing is installed there.
  rmSync(join(copy, INSTALLED));
  copyFileSync(join(ROOT, INSTALLED), join(copy, INSTALLED));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(
    copy,
    '-c',
    'user.name=Forja',
    '-c',
    'user.email=forja@localhost',
    'commit',
    '--quiet',
    '--message=copy',
  );

  return {
    /** Throws with all that the program said. */
    run(program: string, ...args: string[]): void {
      const file = program === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', program);
      try {
        execFileSync(file, args, {
          cwd: copy,
          encoding: 'utf8',
          stdio: 'pipe',
          env: environment(),
        });
      } catch (problem) {
        // execFileSync throws an Error that carries what the program said
        const { stdout, stderr } = problem as { stdout: string; stderr: string };
        throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: problem });
      }
    },
    status: (kind: '??' | ' M'): string[] =>
      git(copy, 'status', '--porcelain', '--untracked-files=all')
        .filter((line) => line.startsWith(kind))
        .map((line) => line.slice(3)),
  };
}

/** What this vitest says to its workers is not for another one, and only what is new is checked. */
function environment() {
  const isOurs = (name: string) => /^(CI$|VITEST|VITE_|TEST$|NODE_ENV$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
}

function git(cwd: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);
}
