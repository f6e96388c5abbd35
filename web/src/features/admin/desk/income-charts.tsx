import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { processorLabels } from '@forja/contract/labels';
import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { money } from '../../../design/money.ts';
import { deskMessages } from './desk.messages.ts';
import { labelMonth } from './label-month.ts';

const { overview: words } = deskMessages;
type Overview = ReplyOf<typeof readAdminOverview>;
type Income = Overview['income'][number];

/** Merges the last processors: a chart has three series. */
function toSeries(rows: readonly Income[]): { name: string; rows: Income[] }[] {
  const series = [...new Set(rows.map(({ processor }) => processor))].map((processor) => ({
    name: processorLabels[processor],
    rows: rows.filter((row) => row.processor === processor),
  }));
  if (series.length <= 3) return series;
  const rest = series.slice(2).flatMap(({ rows: own }) => own);
  return [...series.slice(0, 2), { name: words.otherProcessors, rows: rest }];
}

const sumMonth = (rows: readonly Income[], month: string) =>
  rows.reduce((total, row) => (row.month === month ? total + row.amountMinor : total), 0);

/** One chart per currency: amounts in different currencies do not add up. */
export function IncomeCharts({ months, income }: Pick<Overview, 'months' | 'income'>) {
  const currencies = [...new Set(income.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const approved = income.filter((row) => row.currency === currency && row.amountMinor > 0);
    const [first, second, third] = toSeries(approved);
    if (!first) return null;
    const series = [first, second, third].filter((each) => each !== undefined);
    const title = words.incomeTitle(currency);
    const thisMonth = sumMonth(approved, months.at(-1)?.month ?? '');
    return (
      <BarChart
        key={currency}
        title={title}
        sentence={words.sentence(money(thisMonth, currency))}
        series={[first.name, second?.name, third?.name]}
        bars={months.map(({ month }) => ({
          label: labelMonth(month),
          values: series.map(({ rows }) => sumMonth(rows, month)),
        }))}
        xLabel={words.month}
        formatValue={(value) => money(value, currency)}
      />
    );
  });
}
