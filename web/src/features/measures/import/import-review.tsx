import { getField } from '@forja/domain/measures/daily-values';
import type { MeasureRowProblem } from '@forja/domain/measures/exchange/measure-row';
import type { MeasureFile } from '@forja/domain/measures/exchange/read-measure-file';
import { MEASURE_LIMITS, type Measure } from '@forja/domain/measures/measure';
import { date, integer, quantity } from '../../../design/format.ts';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import { ImportPlan } from '../../../shared/imports/import-plan.tsx';
import { importsMessages } from '../../../shared/imports/imports.messages.ts';
import { MassUnitQuestion } from '../../../shared/imports/mass-unit-question.tsx';
import { type ReportedRow, RowReport } from '../../../shared/imports/row-report.tsx';
import { useMembership } from '../../membership/membership.queries.ts';
import type { NamedField } from '../changes/changes-card.tsx';
import { countMeasures } from './count-measures.ts';
import { importMessages } from './import.messages.ts';
import type { MeasureOfFile, MeasuresPlan } from './measures-file.ts';
import type { MeasuresImport } from './use-measures-import.ts';
import * as countListStyles from '../../../design/layout/count-list.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';
import * as textStyles from '../../../design/text.module.css';

const {
  questions: questionTexts,
  plan: texts,
  problems: problemTexts,
  failure,
  run,
} = importMessages;
/** Rows above this number are counted and not listed. */
const MOST_ROWS = 200;

type Fields = { fields: readonly NamedField[] };

export function ImportReview({
  importing,
  file,
  fields,
}: Fields & { importing: MeasuresImport; file: MeasureFile }) {
  const { plan, planError, isComplete, answer, answers, start } = importing;
  const { status } = useMembership();
  return (
    <div className={importStyles.block}>
      <Questions file={file} importing={importing} />
      <ImportPlan
        texts={texts}
        failure={failure}
        isComplete={isComplete}
        report={plan && <PlanReport plan={plan} ignored={file.columns.ignored} fields={fields} />}
        planError={planError}
        onRetry={() => answer(answers)}
        start={
          plan && plan.records.length > 0
            ? {
                label: texts.confirm(countMeasures(plan.records.length)),
                membership: status,
                keptSafe: run.keptSafe,
                onStart: start,
              }
            : undefined
        }
      />
    </div>
  );
}

function Questions({
  file: { questions },
  importing: { answers, answer },
}: {
  file: MeasureFile;
  importing: MeasuresImport;
}) {
  return (
    <>
      {questions.mass ? (
        <MassUnitQuestion value={answers.mass} onAnswer={(mass) => answer({ ...answers, mass })} />
      ) : null}
      {questions.length ? (
        <Segmented
          legend={questionTexts.length}
          hint={questionTexts.lengthHint}
          options={[
            { value: 'cm', label: questionTexts.cm },
            { value: 'in', label: questionTexts.in },
          ]}
          value={answers.length}
          onValueChange={(length) => answer({ ...answers, length })}
        />
      ) : null}
      {questions.dateOrder ? (
        <Segmented
          legend={questionTexts.dateOrder}
          hint={questionTexts.dateOrderHint}
          options={[
            { value: 'day-first', label: questionTexts.orders['day-first'] },
            { value: 'month-first', label: questionTexts.orders['month-first'] },
          ]}
          value={answers.dateOrder}
          onValueChange={(dateOrder) => answer({ ...answers, dateOrder })}
        />
      ) : null}
    </>
  );
}

function PlanReport({
  plan: { added, repeated, problems },
  ignored,
  fields,
}: Fields & { plan: MeasuresPlan; ignored: readonly string[] }) {
  const counts = [
    [texts.added, added.length],
    [texts.repeated, repeated.length],
    [texts.problems, problems.length],
  ] as const;
  const list = new Intl.ListFormat('es-AR');
  return (
    <>
      <dl className={countListStyles.root}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={textStyles.figure}>{integer(count)}</dd>
          </div>
        ))}
      </dl>
      {ignored.length > 0 ? (
        <p className={textStyles.secondary}>
          {texts.ignored(list.format(ignored.map((title) => `«${title.trim()}»`)))}
        </p>
      ) : null}
      <RowList title={texts.addedRows} rows={added} fields={fields} />
      <RowList title={texts.repeatedRows} rows={repeated} fields={fields} />
      {problems.length > 0 ? (
        <RowReport
          rows={problems.slice(0, MOST_ROWS).map((problem) => describe(problem, fields))}
          total={problems.length}
        />
      ) : null}
    </>
  );
}

function describe(
  { row, code, field, foundText }: MeasureRowProblem,
  fields: readonly NamedField[],
): ReportedRow {
  const named = fields.find((each) => each.field === field);
  if (!named || field === undefined) return { row, foundText, ...problemTexts[code] };
  const { min, max } = MEASURE_LIMITS[field];
  return {
    row,
    foundText,
    what: importMessages.outOfLimits(named.label, integer(min), quantity(max, named.unit)),
    doThis: problemTexts[code].doThis,
  };
}

function RowList({
  title,
  rows,
  fields,
}: Fields & { title: string; rows: readonly MeasureOfFile[] }) {
  if (rows.length === 0) return null;
  return (
    <details className={importStyles.details}>
      <summary>{title}</summary>
      <DataTable
        columns={createColumns(fields)}
        rows={rows.slice(0, MOST_ROWS)}
        rowKey={({ row }) => String(row)}
        caption={title}
        stack
        density="dense"
      />
      {rows.length > MOST_ROWS ? <p>{texts.more(integer(rows.length - MOST_ROWS))}</p> : null}
    </details>
  );
}

const createColumns = (fields: readonly NamedField[]): Column<MeasureOfFile>[] => [
  {
    key: 'row',
    header: texts.row,
    cell: ({ row }) => importsMessages.report.rowNumber(integer(row)),
    rowHeader: true,
    stacked: 'title',
  },
  { key: 'day', header: texts.day, cell: ({ measure }) => date(measure.takenOn) },
  {
    key: 'figures',
    header: texts.figures,
    cell: ({ measure }) => describeFigures(measure, fields),
  },
];

const describeFigures = (measure: Measure, fields: readonly NamedField[]): string =>
  fields
    .flatMap(({ field, label, unit }) => {
      const value = getField(measure, field);
      return value === undefined ? [] : [`${label} ${quantity(value, unit)}`];
    })
    .join(', ');
