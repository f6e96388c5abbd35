import { processorLabels } from '@forja/contract/labels';
import type { OwnPayment } from '@forja/contract/payments/membership';
import { hasJustCleared } from '@forja/domain/payments/just-cleared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { moneyDate } from '../../../design/format.ts';
import { money } from '../../../design/money.ts';
import { useSession } from '../../identity/session.queries.ts';
import { CheckoutCard } from '../checkout/checkout-status.tsx';
import { membershipDetailQuery, openCheckoutsQuery } from '../payments.queries.ts';
import { paymentNewsMessages as words } from './payment-news.messages.ts';

const REFRESH_MS = 60_000;

export function PaymentNews() {
  const session = useSession();
  const isConfirmed = session.status === 'signed-in' && session.confirmed;
  const [now] = useState(() => new Date());
  const open = useQuery({
    ...openCheckoutsQuery,
    enabled: isConfirmed,
    refetchInterval: ({ state }) =>
      state.data?.items.some((checkout) => checkout.state === 'pending') ? REFRESH_MS : false,
  });
  const pending = open.data?.items.filter(({ state }) => state === 'pending') ?? [];
  const detail = useQuery({
    ...membershipDetailQuery,
    enabled: isConfirmed,
    refetchInterval: pending.length > 0 ? REFRESH_MS : false,
  });
  const cleared = detail.data?.payments.find((payment) => hasJustCleared(payment, now));
  return (
    <>
      {cleared && <Cleared payment={cleared} endsAt={detail.data?.endsAt ?? null} />}
      {pending.map((checkout) => (
        <CheckoutCard key={checkout.id} checkout={checkout} />
      ))}
    </>
  );
}

function Cleared({ payment, endsAt }: { payment: OwnPayment; endsAt: Date | null }) {
  const { amountMinor, currency, processor } = payment;
  return (
    <Alert kind="info" title={words.title}>
      {words.text(money(amountMinor, currency), processorLabels[processor])}{' '}
      {endsAt && words.until(moneyDate(endsAt))}
    </Alert>
  );
}
