import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const compose = read('compose.yaml');
// package.json is ours
const { workspaces, scripts } = JSON.parse(read('package.json')) as {
  workspaces: string[];
  scripts: Record<string, string>;
};

/** The sources of each COPY, and whether they come from an earlier stage or from the repository. */
const copied = [...dockerfile.matchAll(/^COPY (--from=\w+ )?(.+)$/gm)].map(([, from, paths]) => ({
  isBuilt: from !== undefined,
  sources: (paths?.split(' ').slice(0, -1) ?? []).map((path) => path.replace('/forja/', '')),
}));
const ofContext = copied.filter(({ isBuilt }) => !isBuilt).flatMap(({ sources }) => sources);
const ofImage = copied.filter(({ isBuilt }) => isBuilt).flatMap(({ sources }) => sources);
const MADE_BY_BUILD = ['node_modules', 'web/dist'];

const isInImage = (path: string) =>
  existsSync(join(ROOT, path)) && ofImage.some((copy) => `${path}/`.startsWith(`${copy}/`));

test('everything that the image copies exists, or is made by its build', () => {
  const sources = [...ofContext, ...ofImage.filter((path) => !MADE_BY_BUILD.includes(path))];
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(dockerfile).toContain('npm run build --workspace web');
  expect(read('web/package.json')).toContain('"build":');
});

test('nothing that the image copies is left out of what Docker is sent', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const needed = [...workspaces, ...ofContext.filter((path) => path !== '.')];
  expect(needed.filter((path) => ignored.includes(path.replace(/\/$/, '')))).toEqual([]);
});

test('npm ci of the image finds every workspace of the lock file', () => {
  expect(ofContext).toEqual(
    expect.arrayContaining(workspaces.map((workspace) => `${workspace}/package.json`)),
  );
});

test('the image starts what npm start does, on the Node that we run on', () => {
  const [, command = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
  expect(isInImage(command)).toBe(true);
  expect(read('scripts/support/start/serve.mjs')).toContain(`'${command}'`);
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  expect(new Set(images)).toEqual(new Set(['24']));
  expect(read('scripts/support/install/node-24.mjs')).toContain('WANTED_MAJOR = 24');
});

test('the image asks for a health route that the server has, where it listens', () => {
  const [, path = ''] = /127\.0\.0\.1:'\+process\.env\.PORT\+'(\/\w+)'/.exec(dockerfile) ?? [];
  expect(read('server/src/app/health/health.ts')).toContain(`app.get('${path}'`);
  const [, port] = /\bPORT=(\d+)/.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(compose).toContain(`'127.0.0.1:3000:${port}'`);
});

test('every command of an installation runs in the image', () => {
  const commands = [...read('README.md').matchAll(/^\| `npm run ([\w:-]+)/gm)].map(
    ([, name = '']) => scripts[name] ?? '',
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !isInImage(command.replace('node ', '')))).toEqual([]);
});

test('compose mounts files that exist, and waits longer than a server takes to close', () => {
  const mounted = [...compose.matchAll(/^ +- \.\/([^:]+):/gm)].map(([, path = '']) => path);
  expect(mounted).toContain('docs/operations/Caddyfile');
  expect(mounted.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const [, grace = '0'] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  const closing = read('server/src/app/process/close-gracefully.ts');
  const [, timeout = '0'] = /CLOSE_TIMEOUT_MS = ([\d_]+)/.exec(closing) ?? [];
  expect(Number(grace) * 1000).toBeGreaterThan(Number(timeout.replaceAll('_', '')));
});

const env = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('the examples of HAProxy and of Patroni are fed what the proof feeds them', () => {
  const provided = env(read('bench/ha/installation/balancer.ts'), /^ {4}([A-Z_]+): /gm);
  expect(env(read('docs/operations/haproxy.cfg'), /\$\{([A-Z_]+)\}/g)).toEqual(provided);
  const member = env(read('bench/ha/database/database-member.ts'), /^ {4}(PATRONI_[A-Z0-9_]+): /gm);
  expect(env(read('docs/operations/patroni.env.example'), /^([A-Z0-9_]+)=/gm)).toEqual(member);
});
