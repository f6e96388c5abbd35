import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const FORBIDDEN = [
  { wall: 'domain-is-pure', file: 'domain/src/plan/a.ts', imports: 'node:fs' },
  {
    wall: 'server-and-web-never-meet',
    file: 'web/src/shared/a.ts',
    imports: '../../../server/src/target.ts',
  },
  { wall: 'contract-looks-left', file: 'contract/src/a.ts', imports: '../../server/src/target.ts' },
  {
    wall: 'general-code-knows-no-feature',
    file: 'web/src/shared/b.ts',
    imports: '../features/plans/plans.queries.ts',
  },
  {
    wall: 'identity-looks-back-only',
    file: 'server/src/features/identity/a.ts',
    imports: '../plans/plans.service.ts',
  },
  {
    wall: 'public-files-of-a-server-feature',
    file: 'server/src/features/plans/a.ts',
    imports: '../identity/secret.ts',
  },
  {
    wall: 'public-files-of-a-web-feature',
    file: 'web/src/features/plans/a.ts',
    imports: '../identity/secret.ts',
  },
  {
    wall: 'sql-stays-in-repositories',
    file: 'server/src/features/plans/plans.service.ts',
    imports: './plans.table.ts',
  },
  {
    wall: 'http-stays-in-routes',
    file: 'server/src/features/identity/identity.service.ts',
    imports: '../../http/route.ts',
  },
  { wall: 'nothing-ships-from-outside', file: 'server/src/a.ts', imports: '../../e2e/target.ts' },
  {
    wall: 'nothing-ships-from-outside',
    file: 'server/src/b.ts',
    imports: '../../sandbox/target.ts',
  },
  { wall: 'fakes-know-nothing-of-us', file: 'sandbox/a.ts', imports: '../server/src/target.ts' },
  {
    wall: 'site-script-is-alone',
    file: 'web/site-script/a.ts',
    imports: '../src/features/plans/plans.queries.ts',
  },
  {
    wall: 'site-script-is-alone',
    file: 'web/src/pwa/a.ts',
    imports: '../features/plans/plans.queries.ts',
  },
  {
    wall: 'site-script-runs-by-itself',
    file: 'web/src/app/a.ts',
    imports: '../../site-script/target.ts',
  },
  { wall: 'no-missing-module', file: 'server/src/c.ts', imports: './nowhere.ts' },
];

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const reported = once(() =>
  runWalls({
    ...Object.fromEntries(FORBIDDEN.map(({ file, imports }) => [file, imports])),
    'domain/src/one.ts': './two.ts',
    'domain/src/two.ts': './one.ts',
    'web/src/site/page/page.ts': '../table.ts',
    'web/src/site/table.ts': { later: './page/page.ts' },
    'domain/src/a/one.ts': '../b/two.ts',
    'domain/src/b/two.ts': '../target.ts',
    'domain/src/b/three.ts': '../a/one.ts',
    'server/src/features/surprise/a.ts': '../../target.ts',
    ...Object.fromEntries(range(21).map((at) => [`domain/src/menu/${at}.ts`, '../target.ts'])),
  }),
);

test.each(FORBIDDEN)('$wall stops $file from importing $imports', ({ wall, file }) => {
  expect(reported()).toContain(`${wall}: ${file}`);
});

test('no-cycles stops two files that import each other', () => {
  expect(reported()).toContain('no-cycles: domain/src/one.ts');
});

test('a cycle through a dynamic import is allowed', () => {
  expect(reported()).not.toContain('web/src/site/table.ts');
  expect(reported()).not.toContain('web/src/site/page/page.ts');
});

test('two folders that import each other are reported', () => {
  expect(reported()).toContain(
    'two-way-folders: domain/src/a/one.ts → domain/src/b/two.ts and domain/src/b/three.ts → domain/src/a/one.ts',
  );
});

test('a folder over the file limit is reported', () => {
  expect(reported()).toContain('large-folders: domain/src/menu has 21 files');
});

test('an unlisted feature is reported', () => {
  expect(reported()).toContain('features/surprise is not in the FEATURES');
});

test('tests may import backwards, and data files do not count towards the folder limit', () => {
  const report = runWalls({
    'domain/src/a/one.ts': '../b/two.ts',
    'domain/src/b/two.ts': '../target.ts',
    'domain/src/b/two.test.ts': '../a/one.ts',
    ...Object.fromEntries(range(20).map((at) => [`domain/src/menu/${at}.ts`, '../target.ts'])),
    'domain/src/menu/food.data.ts': '../target.ts',
  });
  expect(report).not.toContain('two-way-folders');
  expect(report).not.toContain('large-folders');
});

test('a run that reads almost nothing fails', () => {
  expect(runWalls({})).toMatch(/only \d+ modules were read/);
});

function once<T>(work: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: work() }).value;
}

function runWalls(files: Record<string, string | { later: string }>): string {
  const root = mkdtempSync(join(tmpdir(), 'forja-walls-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of ['scripts/support', 'scripts/checks', 'architecture.cjs'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  const targets = [
    'domain/src',
    'contract/src',
    'server/src',
    'web/src',
    'web/site-script',
    'web/service-worker',
    'web/prerender',
    'sandbox',
    'e2e',
    'bench',
  ].map((folder) => `${folder}/target.ts`);
  const doors = ['identity', 'plans'].flatMap((name) => [
    `server/src/features/${name}/${name}.service.ts`,
    `server/src/features/${name}/${name}.table.ts`,
    `server/src/features/${name}/secret.ts`,
    `web/src/features/${name}/${name}.queries.ts`,
    `web/src/features/${name}/secret.ts`,
  ]);
  for (const path of [...targets, ...doors, 'server/src/http/route.ts'])
    write(path, 'export const nothing = 0;\n');
  for (const [path, imported] of Object.entries(files))
    write(
      path,
      typeof imported === 'string'
        ? `import '${imported}';\n`
        : `export const bring = () => import('${imported.later}');\n`,
    );
  try {
    return execFileSync(process.execPath, [join(root, 'scripts/checks/walls.mjs')], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (problem) {
    // execFileSync attaches the output to its Error
    return String((problem as { stderr: string }).stderr);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
