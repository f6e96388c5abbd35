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
    read: ({ keptAt3, dueAt3 }: Cohort) => ({ kept: keptAt3, due: dueAt3 }),
  },
  {
    title: words.retentionAt6,
    read: ({ keptAt6, dueAt6 }: Cohort) => ({ kept: keptAt6, due: dueAt6 }),
  },
];

/** The share of each cohort that goes on. A cohort is shown from when its time has passed. */
export const RetentionCharts = ({ cohorts }: { cohorts: readonly Cohort[] }) =>
  PERIODS.map(({ title, read }) => {
    const due = cohorts
      .map((cohort) => ({ month: cohort.month, ...read(cohort) }))
      .filter((each) => each.due > 0);
    const last = due.at(-1);
    if (!last) return null;
    return (
      <BarChart
        key={title}
        title={title}
        sentence={words.retentionSentence(
          labelMonth(last.month),
          words.retention(last.kept, last.due),
        )}
        series={[words.retained]}
        bars={due.map(({ month, kept, due: all }) => ({
          label: labelMonth(month),
          values: [(kept / all) * 100],
        }))}
        xLabel={words.month}
        formatValue={(percent) => `${integer(percent)} %`}
      />
    );
  });
