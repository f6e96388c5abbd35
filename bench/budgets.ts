import { readFileSync } from 'node:fs';
import type { Measurement } from './measuring/measurement.ts';

type Budget = { atLeast?: number; atMost?: number };

// our own file, which a test reads too
const BUDGETS = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Record<string, Budget>;

export type Verdict = Measurement & { limit: string; ok: boolean };

/** Fails on an unknown budget: a misspelt limit would be no limit. */
export function judge(
  measurement: Measurement,
  budgets: Record<string, Budget> = BUDGETS,
): Verdict {
  if (measurement.budget === undefined) return { ...measurement, limit: '', ok: true };
  const budget = budgets[measurement.budget];
  if (budget === undefined) throw new Error(`There is no budget called ${measurement.budget}`);
  const { atLeast = -Infinity, atMost = Infinity } = budget;
  const limit = budget.atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return { ...measurement, limit, ok: measurement.value >= atLeast && measurement.value <= atMost };
}
