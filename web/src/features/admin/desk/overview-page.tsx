import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { processorLabels } from '@forja/contract/labels';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { integer, moneyClock, moneyDate } from '../../../design/format.ts';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { money } from '../../../design/money.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { AdminNav } from '../admin-nav.tsx';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { overviewQuery } from './desk.queries.ts';
import { IncomeCharts } from './income-charts.tsx';
import { MonthCharts } from './month-charts.tsx';
import { RetentionCharts } from './retention-charts.tsx';
import { SystemHealth } from './system-health.tsx';

const { overview: words } = deskMessages;
type Overview = ReplyOf<typeof readAdminOverview>;

export function OverviewPage() {
  const overviewResult = useQuery(overviewQuery);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{adminMessages.overview.title}</h1>
      <AdminNav />
      {overviewResult.isPending && <CardSkeleton message={words.loading} />}
      {overviewResult.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(overviewResult.error)}
          actions={
            <Button onClick={() => void overviewResult.refetch()}>{adminMessages.retry}</Button>
          }
        />
      )}
      {overviewResult.data && <Figures overview={overviewResult.data} />}
    </div>
  );
}

const COUNTS = [
  'paymentsToReview',
  'withdrawalsOpen',
  'withdrawalsOverdue',
  'openDifferences',
  'newPartners',
  'people',
  'members',
] as const satisfies readonly (keyof Overview['counts'])[];

const Figures = ({
  overview: { countedAt, counts, months, income, cohorts, health, jobs, missing },
}: {
  overview: Overview;
}) => (
  <>
    <section className={styles.section} aria-label={words.waits}>
      <StatGrid columns={4}>
        {COUNTS.map((key) => (
          <StatCell key={key} label={words.counts[key]} value={integer(counts[key])} />
        ))}
        <StatCell
          label={words.registrationsThisMonth}
          value={integer(months.at(-1)?.registrations ?? 0)}
        />
      </StatGrid>
    </section>
    {missing.length > 0 && (
      <Alert kind="warning" title={words.opening}>
        <p>{words.openingText}</p>
        <ul>
          {missing.map((step) => (
            <li key={step}>{words.openingSteps[step]}</li>
          ))}
        </ul>
      </Alert>
    )}
    <p>{words.countingTime(moneyDate(countedAt), moneyClock(countedAt))}</p>
    <MonthCharts months={months} />
    <section className={styles.section} aria-labelledby="ingresos">
      <h2 id="ingresos">{words.income}</h2>
      <div className={styles.list}>
        <IncomeCharts months={months} income={income} />
      </div>
      <DataTable
        caption={words.income}
        columns={INCOME}
        rows={income}
        rowKey={({ month, processor, currency }) => `${month} ${processor} ${currency}`}
        stack
        emptyText={words.noIncome}
      />
    </section>
    <section className={styles.section} aria-labelledby="quienes-siguen">
      <h2 id="quienes-siguen">{words.cohorts}</h2>
      <div className={styles.list}>
        <RetentionCharts cohorts={cohorts} />
      </div>
      <DataTable
        caption={words.cohorts}
        columns={COHORTS}
        rows={cohorts}
        rowKey={({ month }) => month}
        stack
        emptyText={words.noCohorts}
      />
    </section>
    <SystemHealth health={health} jobs={jobs} />
  </>
);

const INCOME: readonly Column<Overview['income'][number]>[] = [
  {
    key: 'month',
    header: words.month,
    rowHeader: true,
    stacked: 'title',
    cell: ({ month }) => month,
  },
  {
    key: 'processor',
    header: words.processor,
    cell: ({ processor }) => processorLabels[processor],
  },
  {
    key: 'payments',
    header: words.payments,
    align: 'right',
    cell: ({ payments }) => integer(payments),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    stacked: 'figure',
    cell: ({ amountMinor, currency }) => money(amountMinor, currency),
  },
];

const COHORTS: readonly Column<Overview['cohorts'][number]>[] = [
  {
    key: 'month',
    header: words.month,
    rowHeader: true,
    stacked: 'title',
    cell: ({ month }) => month,
  },
  {
    key: 'people',
    header: words.people,
    align: 'right',
    stacked: 'figure',
    cell: ({ people }) => integer(people),
  },
  {
    key: 'at3',
    header: words.at3,
    align: 'right',
    cell: ({ keptAt3, dueAt3 }) => words.retention(keptAt3, dueAt3),
  },
  {
    key: 'at6',
    header: words.at6,
    align: 'right',
    cell: ({ keptAt6, dueAt6 }) => words.retention(keptAt6, dueAt6),
  },
];
