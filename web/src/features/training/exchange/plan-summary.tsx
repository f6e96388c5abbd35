import type { RowProblem } from '@forja/domain/exchange/file-row';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import { date, integer } from '../../../design/format.ts';
import { exchangeMessages } from './exchange.messages.ts';
import type { ImportPlan } from './session/import-calls.ts';
import * as textStyles from '../../../design/text.module.css';
import * as countListStyles from '../../../design/layout/count-list.module.css';
import * as styles from './exchange.module.css';

const { plan: texts, report, problems: problemTexts } = exchangeMessages;

/** What the import would add, and each row with something wrong. */
export function PlanSummary({ plan }: { plan: ImportPlan }) {
  const wrongRows = Object.values(plan.problemCounts).reduce((sum, count) => sum + count, 0);
  const counts = [
    [texts.workouts, plan.ids.length],
    [texts.sets, plan.sets],
    [texts.ownExercise, plan.ownExercises.length],
    [texts.duplicates, plan.duplicates],
    [texts.skipped, plan.skipped],
    [texts.rows, wrongRows],
  ] as const;
  return (
    <>
      <dl className={countListStyles.root}>
        {counts
          .filter(([label, count]) => count > 0 || label === texts.workouts)
          .map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={textStyles.figure}>{integer(count)}</dd>
            </div>
          ))}
      </dl>
      {plan.firstDay && plan.lastDay ? (
        <p className={textStyles.secondary}>
          {texts.dates(date(plan.firstDay), date(plan.lastDay))}
        </p>
      ) : null}
      {wrongRows > 0 ? <RowReport problems={plan.problems} total={wrongRows} /> : null}
    </>
  );
}

const COLUMNS: readonly Column<RowProblem>[] = [
  {
    key: 'row',
    header: report.row,
    cell: ({ row }) => report.rowNumber(integer(row)),
    rowHeader: true,
    stacked: 'title',
  },
  {
    key: 'what',
    header: report.problem,
    cell: ({ code, foundText }) =>
      foundText === undefined
        ? problemTexts[code].what
        : report.foundText(problemTexts[code].what, foundText),
  },
  { key: 'todo', header: report.todo, cell: ({ code }) => problemTexts[code].doThis },
];

const RowReport = ({ problems, total }: { problems: readonly RowProblem[]; total: number }) => (
  <details className={styles.details}>
    <summary>{report.title}</summary>
    <p className={textStyles.secondary}>{report.lead}</p>
    <DataTable
      columns={COLUMNS}
      rows={problems}
      rowKey={({ row, code }) => `${row} ${code}`}
      caption={report.title}
      stack
      density="dense"
    />
    {total > problems.length ? <p>{report.more(integer(total - problems.length))}</p> : null}
  </details>
);
