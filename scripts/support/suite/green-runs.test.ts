import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findGreenParts, startRun } from './green-runs.mjs';
import { PARTS } from './suite-parts.mjs';

const ALL = Object.keys(PARTS);

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'forja-green-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const folders = new Set(Object.values(PARTS).flat());
  for (const path of ['.gitignore', ...[...folders].map((folder) => `${folder}/a.ts`)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path === '.gitignore' ? 'node_modules/\n' : '');
  }
  return {
    root,
    edit: (path: string) => appendFileSync(join(root, path), '// more\n'),
    green: () => findGreenParts(root).map(({ part }) => part),
  };
}

test('no part is green before its first passed run', () => {
  const { root, green } = createRepository();
  expect(green()).toEqual([]);
  startRun(ALL, root).savePassed(['domain', 'server'], new Date('2026-11-26T18:00:30Z'));
  expect(findGreenParts(root)).toEqual([
    { part: 'domain', at: '2026-11-26T18:00' },
    { part: 'server', at: '2026-11-26T18:00' },
  ]);
});

test.each([
  { edited: 'sandbox/a.ts', green: ['domain', 'contract', 'server', 'web', 'components'] },
  { edited: 'web/a.ts', green: ['domain', 'contract', 'server', 'sandbox'] },
  { edited: 'server/b.ts', green: ['domain', 'contract', 'components'] },
  { edited: 'domain/a.ts', green: [] },
  { edited: 'package-lock.json', green: [] },
  { edited: 'docs/a.md', green: ALL },
])('editing $edited leaves $green green', ({ edited, green: expected }) => {
  const { root, edit, green } = createRepository();
  mkdirSync(join(root, 'docs'));
  startRun(ALL, root).savePassed(ALL);
  expect(green()).toEqual(ALL);
  edit(edited);
  expect(green()).toEqual(expected);
});

test('files edited during a run invalidate its result', () => {
  const { root, edit, green } = createRepository();
  const run = startRun(ALL, root);
  edit('web/a.ts');
  run.savePassed(ALL);
  expect(green()).toEqual(['domain', 'contract', 'server', 'sandbox']);
});
