import fc from 'fast-check';
import { expect } from 'vitest';
import { fromRoot } from './failed-seeds.fixture.ts';

export function failedSeedRow(path?: string): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const row = {
    file: fromRoot(testPath),
    test: currentTestName,
    seed: fc.readConfigureGlobal().seed,
    path,
    was: '',
  };
  const fields = Object.entries(row).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}`,
  );
  return `Add to domain/src/properties/failed-seeds.fixture.ts, with what was wrong:\n{ ${fields.join(', ')} },`;
}

export function reportFailedSeed(run: fc.RunDetails<unknown>): void {
  if (!run.failed) return;
  throw new Error(
    `${fc.defaultReportMessage(run)}\n\n${failedSeedRow(run.counterexamplePath?.split(':')[0])}`,
    { cause: run.errorInstance },
  );
}
