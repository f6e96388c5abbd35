import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../root.mjs';

export function testResults({ vitest, playwright }) {
  const unit = readReport(vitest);
  const report = readReport(playwright);
  const journeys = report?.stats;
  const failed = (report?.suites ?? []).flatMap(failedJourneys);
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0),
    failures: [
      ...failedUnits(unit),
      ...failed.map((spec) => `${spec.file}: ${spec.title}\n${explain(spec)}${showMessages(spec)}`),
    ],
    pages: failed.map((spec) => `${spec.file}: ${spec.title}\n${showPages(spec)}`),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

const failedUnits = (unit) =>
  (unit?.testResults ?? []).flatMap(({ name: path, message, assertionResults }) => {
    const name = relative(ROOT, path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${name}: ${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });

const failedJourneys = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedJourneys),
];

const failedRuns = ({ tests }) =>
  tests.flatMap(({ results }) => results.filter(({ status }) => status !== 'passed'));

const explain = (spec) =>
  failedRuns(spec)
    .flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)))
    .join('\n');

const MAX_PAGE_CHARACTERS = 6000;

const showPages = (spec) =>
  readPages(spec)
    .map((page) => page.slice(0, MAX_PAGE_CHARACTERS))
    .join('\n');

function showMessages(spec) {
  const messages = readPages(spec).flatMap(findMessages);
  return messages.length === 0 ? '' : `\nThe page said:\n${messages.join('\n')}`;
}

function findMessages(page) {
  let depth = Infinity;
  return page.split('\n').filter((line) => {
    const indent = line.search(/\S/);
    if (indent > depth) return true;
    const isMessage = /^ *- (dialog|alertdialog|alert|status)\b/.test(line);
    depth = isMessage ? indent : Infinity;
    return isMessage;
  });
}

const readPages = (spec) =>
  failedRuns(spec)
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'error-context'))
    .map(({ path }) => readPage(path));

function readPage(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
