import { z } from 'zod';
import type { Movement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isWithin } from '../wire/is-within.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { ifReadable, listOf } from '../wire/shapes.ts';
import type { Calls } from './mercadopago-calls.ts';
import { type MercadoPagoPayment, paymentShape } from './payment-shape.ts';

const DAY_MS = 86_400_000;
const PAGE = 30;
const MOST_PAGES = 400;

const pageShape = z.object({
  paging: ifReadable(z.object({ total: ifReadable(z.int()) })),
  results: z.array(z.unknown()),
});
const resultsShape = listOf(paymentShape);

/**
 * "range: Parameter on which the date range of your search is based. It can be date_created, date_last_updated,
 * date_approved, money_release_date", with begin_date and end_date.
 * https://www.mercadopago.com.ar/developers/en/reference/payments/_payments_search/get (22/11/2026)
 * Approvals are asked for by their own date; what went back, by the last change, which may be later than the refund.
 */
export async function listMovements(calls: Calls, span: Span, now: Date): Promise<Movement[]> {
  const approved = await search(calls, 'date_approved', span);
  const changed = await search(calls, 'date_last_updated', {
    from: span.from,
    to: new Date(now.getTime() + DAY_MS),
  });
  return [
    ...approved.flatMap((payment) => paymentsIn(payment, span)),
    ...changed.flatMap((payment) => refundsIn(payment, span)),
  ];
}

function paymentsIn(payment: MercadoPagoPayment, span: Span): Movement[] {
  const { id, date_approved: at, currency_id: currency, external_reference: checkoutRef } = payment;
  if (!isWithin(at, span)) return [];
  const amountMinor = cents(payment.transaction_amount);
  return [{ id, kind: 'payment', providerPaymentId: id, amountMinor, currency, at, checkoutRef }];
}

function refundsIn(payment: MercadoPagoPayment, span: Span): Movement[] {
  const { id: providerPaymentId, currency_id: currency, status, date_last_updated: changedAt } = payment;
  const common = { kind: 'refund' as const, providerPaymentId, currency, checkoutRef: null };
  const refunds = payment.refunds.flatMap(({ id, amount, date_created: at }): Movement[] =>
    id !== null && amount !== null && isWithin(at, span) ? [{ ...common, id, amountMinor: cents(amount), at }] : [],
  );
  // the bank took it back: it is no refund of theirs, and it left the account all the same
  if (status !== 'charged_back' || !isWithin(changedAt, span)) return refunds;
  const amountMinor = cents(payment.transaction_amount) - cents(payment.transaction_amount_refunded ?? 0);
  return [...refunds, { ...common, id: `${providerPaymentId}-chargeback`, amountMinor, at: changedAt }];
}

async function search(
  calls: Calls,
  range: 'date_approved' | 'date_last_updated',
  { from, to }: Span,
): Promise<MercadoPagoPayment[]> {
  const query = new URLSearchParams({
    sort: range,
    criteria: 'asc',
    range,
    begin_date: from.toISOString(),
    end_date: to.toISOString(),
    limit: String(PAGE),
  });
  const found: MercadoPagoPayment[] = [];
  let seen = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    query.set('offset', String(seen));
    const { data } = pageShape.safeParse(await calls.read(`/v1/payments/search?${query.toString()}`));
    if (data === undefined) throw new ProviderError('mercadopago', 'unreadable');
    found.push(...resultsShape.parse(data.results));
    seen += data.results.length;
    if (data.results.length === 0 || seen >= (data.paging?.total ?? seen)) break;
  }
  return found;
}

function cents(amount: number | string): number {
  const minor = minorUnits(amount);
  if (minor === undefined) throw new ProviderError('mercadopago', 'unreadable');
  return minor;
}
