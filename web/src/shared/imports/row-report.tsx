import { integer } from '../../design/format.ts';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import { importsMessages } from './imports.messages.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './imports.module.css';

const { report: texts } = importsMessages;

export type ReportedRow = {
  row: number;
  what: string;
  doThis: string;
  foundText?: string | undefined;
};

const COLUMNS: readonly Column<ReportedRow>[] = [
  {
    key: 'row',
    header: texts.row,
    cell: ({ row }) => texts.rowNumber(integer(row)),
    rowHeader: true,
    stacked: 'title',
  },
  {
    key: 'what',
    header: texts.problem,
    cell: ({ what, foundText }) =>
      foundText === undefined ? what : texts.foundText(what, foundText),
  },
  { key: 'todo', header: texts.todo, cell: ({ doThis }) => doThis },
];

export const RowReport = ({ rows, total }: { rows: readonly ReportedRow[]; total: number }) => (
  <details className={styles.details}>
    <summary>{texts.title}</summary>
    <p className={textStyles.secondary}>{texts.lead}</p>
    <DataTable
      columns={COLUMNS}
      rows={rows}
      rowKey={({ row, what }) => `${row} ${what}`}
      caption={texts.title}
      stack
      density="dense"
    />
    {total > rows.length ? <p>{texts.more(integer(total - rows.length))}</p> : null}
  </details>
);
