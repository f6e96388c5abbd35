// Entry of `npm run bench:indistinguishable -- 3`: how well timing and answers reveal an account, in N rounds.
import { judge } from '../budgets.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { printTable } from '../print-table.ts';
import { measureRound, type Round } from './measure-round.ts';

/** Rounds: one of 300 pairs leaves its range by chance once in thirty; the median of three almost never. */
const DEFAULT_ROUNDS = 3;
const rounds: Round[] = [];
const roundCount = Number(process.argv[2] ?? DEFAULT_ROUNDS);
for (let index = 0; index < roundCount; index += 1) {
  const round = await measureRound();
  rounds.push(round);
  console.log(`round ${index + 1}:`, round);
}

const measurements: Measurement[] = Object.keys(rounds[0] ?? {}).flatMap((what) => {
  const areas = rounds.map((round) => round[what]?.area ?? Number.NaN);
  const different = rounds.reduce((sum, round) => sum + (round[what]?.different ?? Number.NaN), 0);
  const distance = Math.abs(percentile(areas, 0.5) - 0.5) * 100;
  return [
    {
      name: `${what}: distance of the area from 50`,
      value: distance,
      unit: '%',
      budget: 'area under the curve, from 50',
    },
    {
      name: `${what}: answers that differ`,
      value: different,
      unit: 'pairs',
      budget: 'answers that tell an account',
    },
  ];
});
const verdicts = measurements.map((measurement) => judge(measurement));
printTable(verdicts);
process.exit(verdicts.every(({ ok }) => ok) ? 0 : 1);
