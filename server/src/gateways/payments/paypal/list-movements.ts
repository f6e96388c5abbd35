import { z } from 'zod';
import type { Movement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isWithin } from '../wire/is-within.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { date, ifReadable, listOf, textOrNone } from '../wire/shapes.ts';
import type { Calls } from './paypal-calls.ts';

const PAGE = 500;
const MOST_PAGES = 100;

/** "The transaction information", https://developer.paypal.com/docs/api/transaction-search/v1/search-get/ (22/11/2026). */
const transactionShape = z.object({
  transaction_info: z.object({
    transaction_id: z.string(),
    /** Of a refund: the payment. */
    paypal_reference_id: textOrNone,
    transaction_event_code: z.string(),
    transaction_initiation_date: date,
    transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
    /** S: it succeeded. V: it succeeded, and was reversed later. P and D moved nothing. */
    transaction_status: z.string(),
    custom_field: textOrNone,
  }),
});
type Transaction = z.infer<typeof transactionShape>['transaction_info'];
const pageShape = z.object({
  transaction_details: z.array(z.unknown()),
  total_pages: ifReadable(z.int()),
});
const transactionsShape = listOf(transactionShape);

/**
 * "It takes a maximum of three hours for executed transactions to appear in the list transactions call." Needs the
 * permission Transaction Search of the application.
 * https://developer.paypal.com/docs/api/transaction-search/v1/search-get/ (22/11/2026)
 */
export async function listMovements(calls: Calls, span: Span): Promise<Movement[]> {
  const query = new URLSearchParams({
    start_date: span.from.toISOString(),
    end_date: span.to.toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE),
  });
  const found: Movement[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    query.set('page', String(page));
    const { data } = pageShape.safeParse(await calls.read(`/v1/reporting/transactions?${query.toString()}`));
    if (data === undefined) throw new ProviderError('paypal', 'unreadable');
    const transactions = transactionsShape.parse(data.transaction_details);
    found.push(...transactions.flatMap(({ transaction_info }) => movementIn(transaction_info, span)));
    if (page >= (data.total_pages ?? 1)) break;
  }
  return found;
}

/**
 * T00: payments. T11: refunds and reversals. T12: what was taken back by a dispute or a bank. The rest is between PayPal
 * and the seller. https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (22/11/2026)
 */
function movementIn(transaction: Transaction, span: Span): Movement[] {
  const { transaction_id: id, transaction_event_code: code, transaction_initiation_date: at } = transaction;
  const { currency_code: currency, value } = transaction.transaction_amount;
  const isOut = value.startsWith('-');
  const amountMinor = minorUnits(isOut ? value.slice(1) : value);
  if (amountMinor === undefined) throw new ProviderError('paypal', 'unreadable');
  if (!['S', 'V'].includes(transaction.transaction_status) || !isWithin(at, span)) return [];
  const common = { id, amountMinor, currency, at };
  if (code.startsWith('T00') && !isOut)
    return [{ ...common, kind: 'payment', providerPaymentId: id, checkoutRef: transaction.custom_field }];
  const paymentId = transaction.paypal_reference_id;
  if (/^T1[12]/.test(code) && isOut && paymentId !== null)
    return [{ ...common, kind: 'refund', providerPaymentId: paymentId, checkoutRef: null }];
  return [];
}
