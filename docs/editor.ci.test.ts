import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
type Configuration = { command?: string; program?: string; port?: number; url?: string };

// these files are ours, without comments
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { configurations } = JSON.parse(read('.vscode/launch.json')) as {
  configurations: Configuration[];
};

test('what the editor starts exists', () => {
  const commands = configurations.flatMap(({ command }) => command ?? []);
  expect(commands.map((command) => /^npm run ([\w:-]+)/.exec(command)?.[1])).toEqual(
    commands.map(() => 'dev'),
  );
  expect(scripts).toHaveProperty('dev');
  const programs = configurations.flatMap(({ program }) => program ?? []);
  expect(programs.filter((path) => !existsSync(path.replace('${workspaceFolder}', ROOT)))).toEqual(
    [],
  );
});

test('the gallery is where the documents say', () => {
  expect(read('CONTRIBUTING.md')).toContain('http://localhost:5173/galeria');
  expect(read('web/src/app/routes/router.ts')).toContain("path: '/galeria'");
  expect(read('web/vite.config.ts')).toContain('port: 5173');
});

test('npm run dev -- --inspect opens the debugger of the server', async () => {
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--inspect=0'], {
    cwd: ROOT,
    // the debugger comes before the server, which does not have to start
    env: { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://forja@127.0.0.1:1/forja' },
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  const output = await new Promise<string>((resolve) => {
    let text = '';
    child.stderr.on(
      'data',
      (chunk: Buffer) => /Debugger listening on \S+/.test((text += chunk)) && resolve(text),
    );
    child.once('exit', () => resolve(text));
  });
  expect(output).toMatch(/Debugger listening on ws:\/\/127\.0\.0\.1:\d+/);
});
