import { DAY_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import type { Movement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isInSpan } from '../wire/is-in-span.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { ifReadable } from '../wire/shapes.ts';
import type { MercadoPagoCalls } from './mercadopago-calls.ts';
import { type MercadoPagoPayment, paymentShape } from './payment-shape.ts';

const PAGE = 30;
const MOST_PAGES = 400;

const pageShape = z.object({
  paging: ifReadable(z.object({ total: ifReadable(z.int()) })),
  // strict: an omitted payment would never be compared
  results: z.array(paymentShape),
});

/**
 * Searches by `range`, begin_date and end_date:
 * https://www.mercadopago.com.co/developers/en/reference/payments/_payments_search/get
 * (2026-11-22). Its table requires external_reference, while its guide omits it:
 * https://www.mercadopago.com.uy/developers/pt/docs/subscriptions/additional-content/payment-management.md
 * (2026-11-22). Not verified against a real account. Refunds are searched by last update and read
 * payment by payment, because documented results omit them.
 */
export async function listMovements(
  calls: MercadoPagoCalls,
  { span, sellerId, now }: { span: Span; sellerId: string; now: Date },
): Promise<Movement[]> {
  const approved = await searchPayments(calls, { range: 'date_approved', span, seller: sellerId });
  const untilNow = { from: span.from, to: new Date(now.getTime() + DAY_MS) };
  const changed = await searchPayments(calls, {
    range: 'date_last_updated',
    span: untilNow,
    seller: sellerId,
  });
  const movements = approved.flatMap((payment) => toPaymentMovements(payment, span));
  for (const { id } of changed.filter(hasGoneBack)) {
    const { data } = paymentShape.safeParse(
      await calls.fetchJson(`/v1/payments/${encodeURIComponent(id)}`),
    );
    if (data === undefined) throw unreadableError();
    movements.push(...toRefundMovements(data, span));
  }
  return movements;
}

function toPaymentMovements(payment: MercadoPagoPayment, span: Span): Movement[] {
  const { id, date_approved: at, currency_id: currency, external_reference: checkoutRef } = payment;
  if (!isInSpan(at, span)) return [];
  const amountMinor = parseCents(payment.transaction_amount);
  return [{ id, kind: 'payment', providerPaymentId: id, amountMinor, currency, at, checkoutRef }];
}

const hasGoneBack = ({
  status,
  transaction_amount_refunded: refunded,
}: MercadoPagoPayment): boolean =>
  status === 'refunded' || status === 'charged_back' || parseCents(refunded ?? 0) > 0;

function toRefundMovements(payment: MercadoPagoPayment, span: Span): Movement[] {
  const {
    id: providerPaymentId,
    currency_id: currency,
    status,
    date_last_updated: changedAt,
  } = payment;
  const common = { kind: 'refund' as const, providerPaymentId, currency, checkoutRef: null };
  const refunds = payment.refunds.flatMap(({ id, amount, date_created: at }): Movement[] =>
    id !== null && amount !== null && isInSpan(at, span)
      ? [{ ...common, id, amountMinor: parseCents(amount), at }]
      : [],
  );
  // chargebacks are no refunds of the seller, but the money left too
  if (status !== 'charged_back' || !isInSpan(changedAt, span)) return refunds;
  const chargebackMinor =
    parseCents(payment.transaction_amount) - parseCents(payment.transaction_amount_refunded ?? 0);
  // same id, so that a won chargeback replaces the earlier line
  const amountMinor = payment.status_detail === 'reimbursed' ? 0 : chargebackMinor;
  return [
    ...refunds,
    { ...common, id: `${providerPaymentId}-chargeback`, amountMinor, at: changedAt },
  ];
}

type MovementSearch = { range: 'date_approved' | 'date_last_updated'; span: Span; seller: string };

/** Excludes payments that the seller made to others. */
async function searchPayments(
  calls: MercadoPagoCalls,
  { range, span, seller }: MovementSearch,
): Promise<MercadoPagoPayment[]> {
  const query = new URLSearchParams({
    sort: range,
    criteria: 'asc',
    range,
    begin_date: span.from.toISOString(),
    end_date: span.to.toISOString(),
    limit: String(PAGE),
  });
  const payments: MercadoPagoPayment[] = [];
  let offset = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    query.set('offset', String(offset));
    const { data } = pageShape.safeParse(
      await calls.fetchJson(`/v1/payments/search?${query.toString()}`),
    );
    if (data === undefined) throw unreadableError();
    payments.push(...data.results.filter(({ collector_id }) => collector_id === seller));
    offset += data.results.length;
    if (data.results.length === 0 || offset >= (data.paging?.total ?? offset)) break;
  }
  return payments;
}

const unreadableError = () => new ProviderError('mercadopago', 'unreadable');

function parseCents(amount: number | string): number {
  const minor = minorUnits(amount);
  if (minor === undefined) throw unreadableError();
  return minor;
}
