import { z } from 'zod';
import type { Movement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isInSpan } from '../wire/is-in-span.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { date, ifReadable, textOrNone } from '../wire/shapes.ts';
import type { Calls } from './api/paypal-calls.ts';

const PAGE = 500;
/**
 * "The maximum number of records in a single request is 10,000."
 * https://developer.paypal.com/docs/transaction-search/
 */
const MAX_PAGES = 20;

/**
 * https://github.com/paypal/paypal-rest-api-specifications openapi/reporting_transactions_v1.json
 * 1.9 (2026-11-22)
 */
const transactionShape = z.object({
  transaction_id: z.string(),
  /** Related transaction; of a refund, its payment. */
  paypal_reference_id: textOrNone,
  transaction_event_code: z.string(),
  transaction_initiation_date: date,
  transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
  /** S completed and V reversed moved money; P (pending) and D (denied) did not. */
  transaction_status: z.string(),
  custom_field: textOrNone,
});
type Transaction = z.infer<typeof transactionShape>;
const codeShape = z.object({ transaction_event_code: textOrNone });
const pageShape = z.object({
  transaction_details: z.array(z.object({ transaction_info: z.unknown() })),
  total_pages: ifReadable(z.int()),
});

/**
 * Transactions appear up to three hours late; the maximum range is 31 days. Requires the
 * Transaction Search permission. https://developer.paypal.com/docs/api/transaction-search/v1/
 * (2026-11-22)
 */
export async function listMovements(calls: Calls, span: Span): Promise<Movement[]> {
  const query = new URLSearchParams({
    start_date: span.from.toISOString(),
    end_date: span.to.toISOString(),
    fields: 'transaction_info',
    balance_affecting_records_only: 'Y',
    page_size: String(PAGE),
  });
  const movements: Movement[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    query.set('page', String(page));
    const { data } = pageShape.safeParse(
      await calls.fetchJson(`/v1/reporting/transactions?${query.toString()}`),
    );
    if (data === undefined) throw unreadable();
    movements.push(
      ...data.transaction_details.flatMap(({ transaction_info }) =>
        parseMovement(transaction_info, span),
      ),
    );
    if (page >= (data.total_pages ?? 1)) break;
  }
  return movements;
}

/**
 * T00 payments, T11 reversals, refunds and dispute holds, T12 chargebacks.
 * https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (2026-11-22)
 */
const PAYMENT_CODES = /^T(00|11|12)/;

/**
 * Codes of T11 and T12 between PayPal and the seller, such as withdrawals (T1101 to T1104), account
 * holds (T1105) and fee refunds (T1108, T1109). Same page.
 */
const SELLER_CODES = new Set([
  'T1101',
  'T1102',
  'T1103',
  'T1104',
  'T1105',
  'T1108',
  'T1109',
  'T1117',
  'T1204',
]);

function parseMovement(info: unknown, span: Span): Movement[] {
  const code = codeShape.safeParse(info).data?.transaction_event_code ?? null;
  if (code !== null && (!PAYMENT_CODES.test(code) || SELLER_CODES.has(code))) return [];
  // strict: an omitted transaction would never be compared
  const { data } = transactionShape.safeParse(info);
  if (data === undefined) throw unreadable();
  return toMovements(data, span);
}

function toMovements(transaction: Transaction, span: Span): Movement[] {
  const {
    transaction_id: id,
    transaction_initiation_date: at,
    paypal_reference_id: paymentId,
  } = transaction;
  const { currency_code: currency, value } = transaction.transaction_amount;
  const isOut = value.startsWith('-');
  const amountMinor = minorUnits(isOut ? value.slice(1) : value);
  if (amountMinor === undefined) throw unreadable();
  if (!['S', 'V'].includes(transaction.transaction_status) || !isInSpan(at, span)) return [];
  const common = { id, currency, at };
  if (!transaction.transaction_event_code.startsWith('T00')) {
    // a won dispute returns the held amount, so both sum to zero
    const returned = isOut ? amountMinor : -amountMinor;
    return [
      {
        ...common,
        kind: 'refund',
        providerPaymentId: paymentId ?? id,
        amountMinor: returned,
        checkoutRef: null,
      },
    ];
  }
  const checkoutRef = transaction.custom_field;
  return isOut
    ? []
    : [{ ...common, kind: 'payment', providerPaymentId: id, amountMinor, checkoutRef }];
}

const unreadable = () => new ProviderError('paypal', 'unreadable');
