import { processorLabels } from '@forja/contract/labels';
import type { readReconciliation } from '@forja/contract/payments/reconciliation';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import { money } from '../../design/money.ts';
import { adminMessages } from './admin.messages.ts';

type Day = ReplyOf<typeof readReconciliation>['days'][number];

const { reconciliation: words } = adminMessages;

export const ReconciliationDays = ({ days }: { days: readonly Day[] }) => (
  <DataTable
    caption={words.days}
    columns={COLUMNS}
    rows={days}
    rowKey={({ processor, day }) => `${processor} ${day}`}
    stack
  />
);

const both = (their: number, our: number, currency: string) =>
  `${money(their, currency)} / ${money(our, currency)}`;

function getDayState({ problem, openDifferences }: Day): string {
  if (problem !== null) return words.notChecked;
  return openDifferences === 0 ? words.right : words.wrong(openDifferences);
}

const COLUMNS: readonly Column<Day>[] = [
  {
    key: 'day',
    header: words.columns.day,
    rowHeader: true,
    stacked: 'title',
    cell: ({ day }) => words.day(day),
  },
  {
    key: 'processor',
    header: words.columns.processor,
    stacked: 'detail',
    cell: ({ processor }) => processorLabels[processor],
  },
  {
    key: 'payments',
    header: words.columns.payments,
    align: 'right',
    stacked: 'detail',
    cell: ({ theirPaymentsMinor, ourPaymentsMinor, currency }) =>
      both(theirPaymentsMinor, ourPaymentsMinor, currency),
  },
  {
    key: 'refunds',
    header: words.columns.refunds,
    align: 'right',
    stacked: 'detail',
    cell: ({ theirRefundsMinor, ourRefundsMinor, currency }) =>
      both(theirRefundsMinor, ourRefundsMinor, currency),
  },
  {
    key: 'settlement',
    header: words.columns.settlement,
    align: 'right',
    stacked: 'detail',
    cell: ({ theirFeesMinor, theirTaxesMinor, theirNetMinor, currency }) =>
      theirFeesMinor === null || theirNetMinor === null
        ? words.notSettled
        : [theirFeesMinor, theirTaxesMinor ?? 0, theirNetMinor]
            .map((minor) => money(minor, currency))
            .join(' / '),
  },
  { key: 'state', header: words.columns.state, stacked: 'figure', cell: getDayState },
];
