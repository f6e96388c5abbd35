import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { integer } from '../../../design/format.ts';
import { deskMessages } from './desk.messages.ts';
import { labelMonth } from './label-month.ts';

const { overview: words } = deskMessages;
type Cohort = ReplyOf<typeof readAdminOverview>['cohorts'][number];

const PERIODS = [
  {
    title: words.retentionAt3,
    count: ({ keptAt3, dueAt3 }: Cohort) => ({ active: keptAt3, due: dueAt3 }),
  },
  {
    title: words.retentionAt6,
    count: ({ keptAt6, dueAt6 }: Cohort) => ({ active: keptAt6, due: dueAt6 }),
  },
];

export const RetentionCharts = ({ cohorts }: { cohorts: readonly Cohort[] }) =>
  PERIODS.map(({ title, count }) => {
    const due = cohorts
      .map((cohort) => ({ month: cohort.month, ...count(cohort) }))
      .filter((each) => each.due > 0);
    const last = due.at(-1);
    if (!last) return null;
    return (
      <BarChart
        key={title}
        title={title}
        sentence={words.retentionSentence(
          labelMonth(last.month),
          words.retention(last.active, last.due),
        )}
        series={[words.retained]}
        bars={due.map(({ month, active, due: all }) => ({
          label: labelMonth(month),
          values: [(active / all) * 100],
        }))}
        xLabel={words.month}
        formatValue={(percent) => `${integer(percent)} %`}
      />
    );
  });
