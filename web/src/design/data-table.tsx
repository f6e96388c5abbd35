import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './table.css';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers go right. */
  align?: 'left' | 'right' | undefined;
  /** Names the row. */
  rowHeader?: boolean | undefined;
  /** Where it goes when rows become two lines: first line left, first line right, or second line with its name. */
  stacked?: 'title' | 'figure' | 'detail' | undefined;
};

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  caption: string;
  showCaption?: boolean | undefined;
  /** Under 1024 px each row becomes two lines. */
  stack?: boolean | undefined;
  density?: 'normal' | 'dense' | undefined;
  emptyText?: string | undefined;
};

/** Explicit roles: turning rows into flex lines takes the table's own roles away in some browsers. */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  caption,
  showCaption = false,
  stack = false,
  density = 'normal',
  emptyText = 'Todavía no hay nada.',
}: DataTableProps<Row>) {
  return (
    <table role="table" className={classNames('tabla', stack && 'apila', density === 'dense' && 'densa')}>
      <caption className={showCaption ? undefined : 'vh'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={column.align === 'right' ? 'der' : undefined}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.length === 0 ? (
          <tr role="row">
            <td role="cell" className="nada" colSpan={columns.length}>
              {emptyText}
            </td>
          </tr>
        ) : null}
        {rows.map((row) => (
          <DataRow key={rowKey(row)} row={row} columns={columns} stack={stack} />
        ))}
      </tbody>
    </table>
  );
}

/** A component of its own: of a long table, only the rows that changed are made again. */
function DataRow<Row>({ row, columns, stack }: { row: Row; columns: readonly Column<Row>[]; stack: boolean }) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <DataCell key={column.key} column={column} stack={stack}>
          {column.cell(row)}
        </DataCell>
      ))}
    </tr>
  );
}

function DataCell<Row>({ column, stack, children }: { column: Column<Row>; stack: boolean; children: ReactNode }) {
  const isDetail = (column.stacked ?? 'detail') === 'detail';
  const attributes = {
    className:
      classNames(
        column.align === 'right' && 'der',
        stack && column.stacked === 'title' && 'm-titulo',
        stack && column.stacked === 'figure' && 'm-cifra',
      ) || undefined,
    'data-rotulo': stack && isDetail && typeof column.header === 'string' ? column.header : undefined,
  };
  return column.rowHeader ? (
    <th {...attributes} role="rowheader" scope="row">
      {children}
    </th>
  ) : (
    <td {...attributes} role="cell">
      {children}
    </td>
  );
}
