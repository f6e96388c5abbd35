import type { Verdict } from './budgets.ts';

const DECIMALS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const SMALL = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

export function printTable(verdicts: Verdict[]): void {
  const rows = verdicts.map(({ name, value, unit, limit, ok }) => [
    name,
    (Math.abs(value) < 1 ? SMALL : DECIMALS).format(value),
    unit,
    limit,
    ok ? '' : 'OVER BUDGET',
  ]);
  const table = [['figure', 'value', 'unit', 'budget', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, column) =>
          column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
  }
}
