import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { hasJourneys } from './support/suite/test-steps.mjs';

type Outcome = { code?: number; stdout: string };
const run = (...words: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'test.mjs'), ...words], {
    // drops the runner's variables for its workers
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  }).catch((failure: Outcome) => failure);

test('npm test with a word runs only the tests with it in their path', async () => {
  const { code, stdout } = await run('suite/test-results');
  expect(stdout).toContain('test-results.test.ts');
  expect(stdout.match(/^── .*/gm)).toEqual(['── tests']);
  expect({ code, end: stdout.trim().split('\n').at(-1) }).toEqual({
    code: undefined,
    end: '1 passed, 0 failed',
  });
});

test('a word without tests is reported as a failure', async () => {
  expect(await run('ornitorrinco')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('No test has ornitorrinco in its path or title.'),
  });
});

test.each([
  ['records/measures.spec', true],
  ['20,000 measures', true],
  ['.*', false],
])('journeys with %j in their path or title: %s', (word, expected) => {
  expect(hasJourneys(node24Environment(node24()), [word])).toBe(expected);
});
