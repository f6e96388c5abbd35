import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testResults } from './test-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forja-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a failed journey is reported with its error and the page', () => {
  const page = write(
    'error-context.md',
    '# Page snapshot\n- heading "Tu plan"\n- alert:\n  - text: Sin señal\n- main',
  );
  const result = {
    status: 'failed',
    errors: [{ message: '\u001b[31mError\u001b[39m: the link is not visible' }],
    attachments: [{ name: 'error-context', path: page }],
  };
  const failed = {
    file: 'plans.spec.ts',
    title: 'a plan comes back',
    ok: false,
    tests: [{ results: [result] }],
  };
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [{ ok: true }], suites: [{ specs: [failed] }] }],
  };
  const playwright = write('playwright.json', JSON.stringify(report));

  expect(testResults({ vitest: join(folder, 'missing.json'), playwright })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    failures: [
      'plans.spec.ts: a plan comes back\nError: the link is not visible\nThe page said:\n- alert:\n  - text: Sin señal',
    ],
    pages: [
      'plans.spec.ts: a plan comes back\n# Page snapshot\n- heading "Tu plan"\n- alert:\n  - text: Sin señal\n- main',
    ],
  });
});
