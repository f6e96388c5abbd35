import type { AdminColumn, AdminRow, AdminTable } from '@forja/contract/admin/admin-tables';
import { Link } from '@tanstack/react-router';
import { integer, moneyClock, moneyDate } from '../../../design/format.ts';
import type { Column } from '../../../design/layout/data-table.tsx';
import { money } from '../../../design/money.ts';
import { CreditActions } from '../credits/credit-actions.tsx';
import { creditMessages } from '../credits/credits.messages.ts';
import { deskMessages } from './desk.messages.ts';

const { table: words } = deskMessages;

const PAGES: Partial<Record<AdminTable, '/admin/persona/$id' | '/admin/postulacion/$id'>> = {
  people: '/admin/persona/$id',
  partners: '/admin/postulacion/$id',
};

export function toColumns(
  table: AdminTable,
  columns: readonly AdminColumn[],
): readonly Column<AdminRow>[] {
  return columns.map(({ key, header, kind }, index) => ({
    key,
    header,
    rowHeader: index === 0,
    align: kind === 'money' || kind === 'number' ? 'right' : undefined,
    stacked: index === 0 ? 'title' : index === 1 ? 'figure' : 'detail',
    cell: ({ id, cells }) => {
      const text = writeCell(kind, cells[index] ?? null);
      if (index !== 0) return text;
      const to = PAGES[table];
      if (to === undefined) return text;
      return (
        <Link to={to} params={{ id }} aria-label={words.openRow(text)}>
          {text}
        </Link>
      );
    },
  }));
}

export const creditActionsColumn = (columns: readonly AdminColumn[]): Column<AdminRow> => ({
  key: 'actions',
  header: creditMessages.column,
  stacked: 'detail',
  cell: ({ id, cells }) => (
    <CreditActions
      id={id}
      status={cells[columns.findIndex(({ key }) => key === 'status')] ?? null}
    />
  ),
});

function writeCell(kind: AdminColumn['kind'], value: string | null): string {
  if (value === null) return words.nothing;
  if (kind === 'instant') {
    const moment = new Date(value);
    return `${moneyDate(moment)} ${moneyClock(moment)}`;
  }
  if (kind === 'number') return integer(Number(value));
  if (kind !== 'money') return value;
  const [minor = '0', currency = 'ARS'] = value.split(' ');
  return money(Number(minor), currency);
}
