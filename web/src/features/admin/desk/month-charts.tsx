import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { integer } from '../../../design/format.ts';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { labelMonth } from './label-month.ts';

const { overview: words } = deskMessages;
type Months = ReplyOf<typeof readAdminOverview>['months'];

export function MonthCharts({ months }: { months: Months }) {
  const last = months.at(-1);
  if (!last) return null;
  return (
    <section className={styles.list}>
      <BarChart
        title={words.registrationsTitle}
        sentence={words.sentence(integer(last.registrations))}
        series={[words.registrations]}
        bars={months.map(({ month, registrations }) => ({
          label: labelMonth(month),
          values: [registrations],
        }))}
        xLabel={words.month}
        formatValue={integer}
      />
      <BarChart
        title={words.membersTitle}
        sentence={words.sentence(integer(last.members))}
        series={[words.members]}
        bars={months.map(({ month, members }) => ({ label: labelMonth(month), values: [members] }))}
        xLabel={words.month}
        formatValue={integer}
      />
      <BarChart
        title={words.conversionTitle}
        sentence={words.sentence(words.conversion(last.paidCheckouts, last.checkouts))}
        series={[words.paidSeries, words.unpaid]}
        bars={months.map(({ month, checkouts, paidCheckouts }) => ({
          label: labelMonth(month),
          values: [paidCheckouts, checkouts - paidCheckouts],
        }))}
        xLabel={words.month}
        formatValue={integer}
      />
    </section>
  );
}
