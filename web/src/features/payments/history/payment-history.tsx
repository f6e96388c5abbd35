import { paymentStateLabels, processorLabels } from '@forja/contract/labels';
import type { OwnPayment } from '@forja/contract/payments/membership';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { moneyDate } from '../../../design/format.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { money } from '../../../design/money.ts';
import { PaymentDetailButton } from './payment-detail.tsx';
import { useOnline } from '../../../shared/http/use-online.ts';
import { paymentMessages } from '../payments.messages.ts';
import { membershipDetailQuery } from '../payments.queries.ts';
import { PaymentNotices } from './payment-notices.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { RegretButton } from './regret-button.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { history: words, prices } = paymentMessages;

export function PaymentHistory() {
  const isOnline = useOnline();
  const membershipDetail = useQuery({ ...membershipDetailQuery, staleTime: 0 });
  if (!isOnline && membershipDetail.data === undefined)
    return <p className={textStyles.secondary}>{words.offline}</p>;
  if (membershipDetail.isPending) return <CardSkeleton message={words.loading} />;
  if (membershipDetail.isError)
    return (
      <ErrorState
        title={words.error}
        safe={words.errorSafe}
        advice={readableError(membershipDetail.error)}
        actions={<Button onClick={() => void membershipDetail.refetch()}>{prices.retry}</Button>}
      />
    );
  const { hasMembership, endsAt, payments } = membershipDetail.data;
  return (
    <Card plain>
      <p className={styles.membership}>
        {membershipSentence(hasMembership, endsAt)}{' '}
        {hasMembership ? null : <Link to="/membresias">{words.activate}</Link>}
      </p>
      <PaymentNotices payments={payments} />
      {payments.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={payments}
          rowKey={({ id }) => id}
          stack
        />
      )}
    </Card>
  );
}

function membershipSentence(hasMembership: boolean, endsAt: Date | null): string {
  if (endsAt === null) return words.never;
  return hasMembership ? words.active(moneyDate(endsAt)) : words.ended(moneyDate(endsAt));
}

const COLUMNS: readonly Column<OwnPayment>[] = [
  {
    key: 'date',
    header: words.columns.date,
    rowHeader: true,
    stacked: 'title',
    cell: ({ approvedAt, madeAt }) => moneyDate(approvedAt ?? madeAt),
  },
  {
    key: 'method',
    header: words.columns.method,
    stacked: 'detail',
    cell: ({ processor }) => processorLabels[processor],
  },
  {
    key: 'amount',
    header: words.columns.amount,
    align: 'right',
    stacked: 'figure',
    cell: ({ amountMinor, refundedMinor, state, currency }) =>
      state === 'approved' && refundedMinor > 0
        ? `${money(amountMinor, currency)} (${words.refunded(money(refundedMinor, currency))})`
        : money(amountMinor, currency),
  },
  {
    key: 'state',
    header: words.columns.state,
    stacked: 'detail',
    cell: ({ state, review: open }) =>
      open === null ? paymentStateLabels[state] : words.reviews[open],
  },
  {
    key: 'period',
    header: words.columns.period,
    stacked: 'detail',
    cell: ({ period }) =>
      period ? words.period(moneyDate(period.startsAt), moneyDate(period.endsAt)) : '–',
  },
  {
    key: 'receipt',
    header: words.columns.receipt,
    stacked: 'detail',
    cell: (payment) => (
      <span className={styles.rowActions}>
        {payment.invoiceNumber !== null && <span>{words.invoice(payment.invoiceNumber)}</span>}
        {payment.approvedAt !== null && <ReceiptButton payment={payment} />}
        <PaymentDetailButton payment={payment} />
        <RegretButton payment={payment} />
      </span>
    ),
  },
];
