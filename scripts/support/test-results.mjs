import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * How many tests Vitest and Playwright say they ran, and which failed, from the JSON that each leaves.
 * A missing report counts nothing.
 */
export function testResults({ vitest, playwright }) {
  const unit = read(vitest);
  const report = read(playwright);
  const journeys = report?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0),
    failures: [...failedUnits(unit), ...(report?.suites ?? []).flatMap(failedJourneys)],
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

const failedUnits = (unit) =>
  (unit?.testResults ?? []).flatMap(({ name: path, message, assertionResults }) => {
    const name = relative(ROOT, path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read has no tests to name.
    if (failed.length === 0) return message ? [`${name}: ${message}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
  });

const failedJourneys = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedJourneys),
];

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
