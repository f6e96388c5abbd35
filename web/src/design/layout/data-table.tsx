import { Fragment, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { VirtualRows } from './use-virtual-rows.ts';
import * as textStyles from '../text.module.css';
import * as styles from './table.module.css';
import { dataTableMessages } from './data-table.messages.ts';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | undefined;
  /** The name beside the value in stacked rows; the header by default. */
  stackedName?: string | undefined;
  rowHeader?: boolean | undefined;
  stacked?: 'title' | 'figure' | 'detail' | undefined;
};

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  /** All rows or, with `virtual`, its slots; undefined while a row loads. */
  rows: readonly (Row | undefined)[];
  rowKey: (row: Row) => string;
  /** Renders only some rows of a long list. */
  virtual?: VirtualRows | undefined;
  onRowFocus?: ((index: number) => void) | undefined;
  caption: string;
  showCaption?: boolean | undefined;
  /** Stacks each row in two lines under 1024 px. */
  stack?: boolean | undefined;
  density?: 'normal' | 'dense' | undefined;
  emptyText?: string | undefined;
};

/** Explicit roles, because some browsers drop those of a table whose rows use flex. */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  virtual,
  onRowFocus,
  caption,
  showCaption = false,
  stack = false,
  density = 'normal',
  emptyText = dataTableMessages.empty,
}: DataTableProps<Row>) {
  const slots = virtual?.slots ?? rows.map((_, index) => ({ index, gap: 0, height: undefined }));
  return (
    <table
      role="table"
      aria-rowcount={virtual && virtual.total + 1}
      className={classNames(
        styles.root,
        stack && styles.stacked,
        density === 'dense' && styles.dense,
      )}
    >
      <caption className={showCaption ? undefined : textStyles.visuallyHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={virtual && 1}>
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={column.align === 'right' ? styles.end : undefined}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={virtual?.container}>
        {(virtual?.total ?? rows.length) === 0 ? (
          <tr role="row">
            <td role="cell" className={styles.empty} colSpan={columns.length}>
              {emptyText}
            </td>
          </tr>
        ) : null}
        {slots.map(({ index, gap, height }, order) => {
          const row = rows[order];
          return (
            <Fragment key={row === undefined ? index : rowKey(row)}>
              <Gap height={gap} />
              <DataRow
                row={row}
                columns={columns}
                stack={stack}
                index={virtual && index}
                measure={virtual?.measure}
                height={row === undefined ? height : undefined}
                onFocus={onRowFocus && (() => onRowFocus(index))}
              />
            </Fragment>
          );
        })}
        {virtual ? <Gap height={virtual.after} /> : null}
      </tbody>
    </table>
  );
}

/** Takes the height of rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" className={styles.gap} style={{ height }}>
      <td />
    </tr>
  ) : null;

type DataRowProps<Row> = {
  row: Row | undefined;
  columns: readonly Column<Row>[];
  stack: boolean;
  /** The index in the whole list. */
  index: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
  /** The height of a row that is loading. */
  height: number | undefined;
  onFocus: (() => void) | undefined;
};

/** A separate component, so that only changed rows render again. */
function DataRow<Row>({ row, columns, stack, index, measure, height, onFocus }: DataRowProps<Row>) {
  return (
    <tr
      role="row"
      ref={measure}
      style={height === undefined ? undefined : { height }}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      onFocus={onFocus}
    >
      {columns.map((column) => (
        <DataCell key={column.key} column={column} stack={stack}>
          {row === undefined ? null : column.cell(row)}
        </DataCell>
      ))}
    </tr>
  );
}

const toText = (header: ReactNode): string | undefined =>
  typeof header === 'string' ? header : undefined;

function DataCell<Row>({
  column,
  stack,
  children,
}: {
  column: Column<Row>;
  stack: boolean;
  children: ReactNode;
}) {
  const isDetail = (column.stacked ?? 'detail') === 'detail';
  const attributes = {
    className:
      classNames(
        column.align === 'right' && styles.end,
        stack && column.stacked === 'title' && styles.stackedTitle,
        stack && column.stacked === 'figure' && styles.stackedFigure,
      ) || undefined,
    'data-rotulo': stack && isDetail ? (column.stackedName ?? toText(column.header)) : undefined,
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
