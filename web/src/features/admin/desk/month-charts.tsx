import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { integer } from '../../../design/format.ts';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';

const { overview: words } = deskMessages;
type Months = ReplyOf<typeof readAdminOverview>['months'];

/** 2026-03 as 03/26. */
const label = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`;

/** Twelve months, each chart with its table. */
export function MonthCharts({ months }: { months: Months }) {
  const last = months.at(-1);
  if (!last) return null;
  return (
    <section className={styles.list}>
      <BarChart
        title={words.registrationsTitle}
        sentence={words.sentence(words.registrationsTitle, integer(last.registrations))}
        series={[words.registrations]}
        bars={months.map(({ month, registrations }) => ({
          label: label(month),
          values: [registrations],
        }))}
        xLabel={words.month}
        formatValue={integer}
      />
      <BarChart
        title={words.membersTitle}
        sentence={words.sentence(words.membersTitle, integer(last.members))}
        series={[words.members]}
        bars={months.map(({ month, members }) => ({ label: label(month), values: [members] }))}
        xLabel={words.month}
        formatValue={integer}
      />
      <BarChart
        title={words.conversionTitle}
        sentence={words.sentence(
          words.conversionTitle,
          words.conversion(last.paidCheckouts, last.checkouts),
        )}
        series={[words.paidSeries, words.unpaid]}
        bars={months.map(({ month, checkouts, paidCheckouts }) => ({
          label: label(month),
          values: [paidCheckouts, checkouts - paidCheckouts],
        }))}
        xLabel={words.month}
        formatValue={integer}
      />
    </section>
  );
}
