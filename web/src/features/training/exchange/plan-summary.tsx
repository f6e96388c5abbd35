import { date, integer } from '../../../design/format.ts';
import { RowReport } from '../../../shared/imports/row-report.tsx';
import { exchangeMessages } from './exchange.messages.ts';
import type { ImportPlan } from './session/import-calls.ts';
import * as textStyles from '../../../design/text.module.css';
import * as countListStyles from '../../../design/layout/count-list.module.css';

const { plan: texts, problems: problemTexts } = exchangeMessages;

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
      {wrongRows > 0 ? (
        <RowReport
          rows={plan.problems.map(({ row, code, foundText }) => ({
            row,
            foundText,
            ...problemTexts[code],
          }))}
          total={wrongRows}
        />
      ) : null}
    </>
  );
}
