import { readFileSync } from 'node:fs';

/** How many tests Vitest and Playwright say they ran, from the JSON that each leaves. A missing report counts nothing. */
export function testResults({ vitest, playwright }) {
  const unit = read(vitest);
  const journeys = read(playwright)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
