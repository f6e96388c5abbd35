import { z } from 'zod';
import type { Movement, Span } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { isInSpan } from '../wire/is-in-span.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { date, ifReadable, textOrNone } from '../wire/shapes.ts';
import type { Calls } from './api/paypal-calls.ts';

const PAGE = 500;
/** "The maximum number of records in a single request is 10,000." https://developer.paypal.com/docs/transaction-search/ */
const MAX_PAGES = 20;

/** https://github.com/paypal/paypal-rest-api-specifications openapi/reporting_transactions_v1.json 1.9 (2026-11-22) */
const transactionShape = z.object({
  transaction_id: z.string(),
  /** "Defined as a related, pre-existing transaction or event." Of a refund we take it for its payment. */
  paypal_reference_id: textOrNone,
  transaction_event_code: z.string(),
  transaction_initiation_date: date,
  transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
  /**
   * "S: The transaction successfully completed […]. V: A successful transaction was fully reversed and funds were
   * refunded to the original sender." P waits and D was denied: neither moved anything.
   */
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
 * "It takes a maximum of three hours for executed transactions to appear in the list transactions call." "The maximum
 * supported range is 31 days." Needs the permission Transaction Search of the application.
 * https://developer.paypal.com/docs/api/transaction-search/v1/ (2026-11-22)
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
 * "T00nn PayPal account-to-PayPal account payment", of which T0006 is "PayPal Checkout APIs". "T11nn Reversal": T1106
 * "Payment reversal, initiated by PayPal", T1107 "Payment refund, initiated by merchant", T1110 "Hold for dispute
 * investigation" and T1111 "Cancellation of hold for dispute resolution". "T12nn Adjustment": T1201 "Chargeback", T1202
 * "Chargeback reversal". https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (2026-11-22)
 */
const PAYMENT_CODES = /^T(00|11|12)/;

/**
 * Those of T11 and T12 that are between PayPal and the seller: withdrawal, debit card, points and deposit (T1101 to
 * T1104), "general account hold" (T1105), "Fee reversal" and "Fee refund" (T1108, T1109), rebate (T1117), incentive
 * (T1204). The same page.
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
  // one that is left out is money that nobody compares
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
    // what a dispute held comes back when the seller wins: the sum of both is nothing
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
