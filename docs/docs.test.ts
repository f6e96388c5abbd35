import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const documents = files.filter((path) => path.endsWith('.md'));

/** What a run makes, and what a document describes before there is one. */
const MADE_LATER = /^(web\/dist|\.data|node_modules|test-results)\b/;
const TOP = /^(\.ci|domain|contract|server|web|e2e|bench|sandbox|scripts|docs)\//;

test('each decision has a number of its own, which its title repeats', () => {
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
  const numbers = decisions.map((path) => path.slice('docs/decisions/'.length).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const titles = decisions.map((path) => readFileSync(join(ROOT, path), 'utf8').slice(0, 6));
  expect(titles).toEqual(numbers.map((number) => `# ${number}`));
});

test('there are documents to check', () => {
  expect(documents).toContain('README.md');
});

test.each(documents)('every command, path and file that %s names exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  expect([
    ...missingCommands(text),
    ...missingPaths(text),
    ...missingFiles(text),
    ...brokenLinks(text, document),
  ]).toEqual([]);
});

function missingCommands(text: string): string[] {
  const named = [
    ...text.matchAll(/\bnpm run ([\w:-]+)(?:[^\n`]*?(?:-w|--workspace)[ =]([\w-]+))?/g),
  ];
  return named
    .filter(([, script = '', workspace = '.']) => !scriptsOf(workspace).includes(script))
    .map(([command]) => command);
}

function scriptsOf(workspace: string): string[] {
  // package.json is ours: scripts, when there are any, is an object of texts
  const { scripts = {} } = JSON.parse(
    readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
  ) as {
    scripts?: Record<string, string>;
  };
  return Object.keys(scripts);
}

/** Anything between backquotes that looks like a path of this repository; a placeholder (`<name>`, `*`, `…`) stands for many. */
function missingPaths(text: string): string[] {
  return namedPaths(text)
    .filter((path) => TOP.test(path) && !MADE_LATER.test(path) && !/[<>*…{}]/.test(path))
    .filter((path) => !existsSync(join(ROOT, path)));
}

/** A source file named without the folders above it. */
function missingFiles(text: string): string[] {
  return namedPaths(text)
    .filter(
      (path) =>
        /^[\w./-]+\.(?:tsx?|mjs|cjs|css|sql)$/.test(path) &&
        !TOP.test(path) &&
        !MADE_LATER.test(path),
    )
    .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
}

const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path.replace(/[:#]\d+$/, ''));

function brokenLinks(text: string, document: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(ROOT, dirname(document), target)));
}
