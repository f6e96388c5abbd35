import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 600_000;

const INSTALLED = 'node_modules/.package-lock.json';
const COMPILED = '.cache/forja/types';

const { run, status } = copyRepository();

test.each([
  { why: 'a capital', args: ['Workouts'], message: '"Workouts" is not a valid name' },
  { why: 'a singular name', args: ['workout'], message: 'in plural' },
  {
    why: 'a reserved word',
    args: ['classes', '--one', 'class'],
    message: '"class" is not a valid singular',
  },
  {
    why: 'an existing collection',
    args: ['measures'],
    message: 'There is already a contract/src/measures.ts',
  },
  {
    why: 'an existing API address',
    args: ['checkouts'],
    message: '/api/checkouts is already an address',
  },
  {
    why: 'an existing screen',
    args: ['scales', '--path', '/medidas'],
    message: '/medidas is already a screen',
  },
  { why: 'no name', args: [], message: 'node scripts/new-collection.mjs <name>' },
])('$why is refused and leaves nothing behind', ({ args, message }) => {
  expect(() => run('node', 'scripts/new-collection.mjs', ...args)).toThrow(message);
  expect([...status('??'), ...status(' M')]).toEqual([]);
});

const SKELETON = ['gym-sessions', '--label', 'visita', '--labels', 'visitas al gimnasio'];

test(
  "a new collection's skeleton passes the checks and its own tests unchanged",
  { timeout: TIMEOUT_MS },
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

function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'forja-collection-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS);
  for (const file of git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  // hard links to packages take no space on the same disk
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  execFileSync('sh', ['-c', 'cp -al "$0" "$1" 2>&- || cp -a "$0" "$1"', from, to]);
  rmSync(join(to, '.cache'), { recursive: true });
  cpSync(join(from, COMPILED), join(to, COMPILED), { recursive: true });
  // newer than the copied lock file, so that nothing is installed
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
        // execFileSync attaches the output to its Error
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

function environment() {
  const isOurs = (name: string) => /^(CI$|VITEST|VITE_|TEST$|NODE_ENV$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
}

function git(cwd: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);
}
