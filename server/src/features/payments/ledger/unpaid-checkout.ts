import { DAY_MS } from '@forja/domain/units/durations';
import { nextPoll } from '@forja/domain/payments/poll-schedule';
import type { PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Payment } from '../storage/payments.repository.ts';

/** Wait for a payment under review at the provider, or a voucher without a due date. */
const MAX_WAIT_DAYS = 32;
const VOUCHER_GRACE_MS = 2 * DAY_MS;

export function unpaidCheckout(
  checkout: CheckoutRow,
  {
    checkoutPayments: payments,
    voucher,
  }: { checkoutPayments: Payment[]; voucher: PaymentSnapshot['voucher'] },
  now: Date,
): Partial<CheckoutRow> {
  if (checkout.state === 'cancelled' || checkout.state === 'paid') return {};
  const pendingPayment = payments.find(({ state }) => state === 'pending' || state === 'in_review');
  if (!pendingPayment) {
    const lastRefused = payments
      .filter(({ refusal }) => refusal !== null)
      .toSorted(compareUpdates)
      .at(-1);
    return {
      ...(checkout.state === 'pending' && { state: 'awaiting' as const }),
      ...(lastRefused && { refusal: lastRefused.refusal }),
    };
  }
  const voucherUrl = voucher?.url ?? checkout.voucherUrl;
  const voucherDueAt = voucher?.dueAt ?? checkout.voucherDueAt;
  const voucherPlace = voucher?.place ?? checkout.voucherPlace;
  const until = voucherDueAt
    ? voucherDueAt.getTime() + VOUCHER_GRACE_MS
    : checkout.createdAt.getTime() + MAX_WAIT_DAYS * DAY_MS;
  const expiresAt = new Date(Math.max(checkout.expiresAt.getTime(), until));
  if (expiresAt <= now) return {};
  const isPolled = checkout.processor !== 'manual' && checkout.state !== 'pending';
  return {
    state: 'pending',
    voucherUrl,
    voucherDueAt,
    voucherPlace,
    expiresAt,
    refusal: null,
    ...(isPolled && {
      nextPollAt: nextPoll({ startedAt: checkout.createdAt, expiresAt, isPending: true }, now),
    }),
  };
}

const compareUpdates = (a: Payment, b: Payment) =>
  a.providerUpdatedAt.getTime() - b.providerUpdatedAt.getTime();
