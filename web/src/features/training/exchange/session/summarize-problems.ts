import type { RowProblem } from '@forja/domain/exchange/file-row';
import type { ImportPlan } from './import-calls.ts';

/** Problems above this number are counted and not listed. */
const MOST_PROBLEMS = 500;

export function summarizeProblems(
  problems: readonly RowProblem[],
): Pick<ImportPlan, 'problems' | 'problemCounts'> {
  const problemCounts: ImportPlan['problemCounts'] = {};
  for (const { code } of problems) problemCounts[code] = (problemCounts[code] ?? 0) + 1;
  return {
    problemCounts,
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, MOST_PROBLEMS),
  };
}
