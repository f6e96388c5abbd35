import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const address = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

/** Each parallel step waits for the other: in sequence the first would never end. */
const STEPS = `
import { runSteps } from '${address('report.mjs')}';
import { run } from '${address('run.mjs')}';
const node = (name, code) => ({ name, run: (output) => run(process.execPath, ['--eval', code], { output, cwd: process.cwd() }) });
const results = await runSteps([
  [
    node('first', "console.log('one'); setInterval(() => { if (!require('fs').existsSync('./done')) return; console.log('two'); process.exit(1); }, 20);"),
    node('second', "console.log('three'); require('fs').writeFileSync('./done', '');"),
  ],
  node('last', "console.log('four')"),
]);
console.log(JSON.stringify(results.map(({ name, ok }) => ({ name, ok }))));
`;

test('independent steps run in parallel with separate output, and a failure stops none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forja-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'steps.mjs'), STEPS);
  const { stdout } = await promisify(execFile)(process.execPath, ['steps.mjs'], { cwd: folder });
  const output = stdout.replaceAll(/\n+/g, '\n');
  expect(output).toMatch(/^\n── At the same time: first, second\n/);
  expect(output).toContain('\n── first\none\ntwo\n');
  expect(output).toContain('\n── second\nthree\n');
  const results = [
    { name: 'first', ok: false },
    { name: 'second', ok: true },
    { name: 'last', ok: true },
  ];
  expect(output.endsWith(`\n── last\nfour\n${JSON.stringify(results)}\n`), output).toBe(true);
});
