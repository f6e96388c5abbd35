import type { Adjustment } from './adjustments.ts';
import type { Capture, Refund } from './orders.ts';
import { TEST_MERCHANT } from './test-merchant.ts';

/** "2014-07-11T04:03:52+0000": how the sample of https://developer.paypal.com/docs/transaction-search/ writes instants. */
const reported = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, '+0000');

type Transaction = { at: Date; json: object };

/** "T0006 PayPal Checkout APIs", "T1107 Payment refund, initiated by merchant"; the page is quoted in adjustments.ts. */
const CAPTURED = 'T0006';
const REFUNDED = 'T1107';

type Line = { id: string; at: Date; code: string; status?: 'S' | 'V'; value: string; currency: string; more: object };

const transaction = ({ id, at, code, status = 'S', value, currency, more }: Line): Transaction => ({
  at,
  json: {
    transaction_info: {
      paypal_account_id: 'COMPRADORA1',
      transaction_id: id,
      transaction_event_code: code,
      transaction_initiation_date: reported(at),
      transaction_updated_date: reported(at),
      transaction_amount: { currency_code: currency, value },
      transaction_status: status,
      protection_eligibility: '01',
      ...more,
    },
  },
});

/** The money never came; while a dispute holds it, it came. */
const neverCame = ({ status, reason }: Capture): boolean =>
  status === 'DECLINED' || status === 'FAILED' || (status === 'PENDING' && reason !== 'BUYER_COMPLAINT');

const ofCapture = (captureId: string) => ({ paypal_reference_id: captureId, paypal_reference_id_type: 'TXN' });

type Books = { captures: readonly Capture[]; refunds: readonly Refund[]; adjustments: readonly Adjustment[] };

/** The report of an account: what came and what went back, as two kinds of line. */
export function listTransactions({ captures, refunds, adjustments }: Books): Transaction[] {
  return [
    ...captures
      .filter((capture) => !neverCame(capture))
      .map(({ id, createdAt, amount, customId, invoiceId, status }) =>
        transaction({
          id,
          at: createdAt,
          code: CAPTURED,
          // "A successful transaction was fully reversed and funds were refunded to the original sender"
          status: status === 'REFUNDED' ? 'V' : 'S',
          value: amount.value,
          currency: amount.currency_code,
          more: {
            fee_amount: { currency_code: amount.currency_code, value: '-0.33' },
            ...(customId !== null && { custom_field: customId }),
            ...(invoiceId !== null && { invoice_id: invoiceId }),
          },
        }),
      ),
    ...refunds.map(({ id, createdAt, amount, captureId }) =>
      transaction({
        id,
        at: createdAt,
        code: REFUNDED,
        value: `-${amount.value}`,
        currency: amount.currency_code,
        more: ofCapture(captureId),
      }),
    ),
    ...adjustments.map(({ id, createdAt, amount, captureId, code }) =>
      transaction({
        id,
        at: createdAt,
        code,
        value: amount.value,
        currency: amount.currency_code,
        more: ofCapture(captureId),
      }),
    ),
  ];
}

type Page = { found: Transaction[]; size: number; page: number; now: Date; self: string };

export function reportJson({ found, size, page, now, self }: Page) {
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map(({ json }) => json),
    account_number: TEST_MERCHANT.merchantId,
    last_refreshed_datetime: reported(now),
    page,
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / size)),
    links: [{ href: self, rel: 'self', method: 'GET' }],
  };
}
