import type { Adjustment } from './adjustments.ts';
import type { Capture, Refund } from './orders.ts';
import { TEST_MERCHANT } from './test-merchant.ts';

/** Instants as "2014-07-11T04:03:52+0000": sample of https://developer.paypal.com/docs/transaction-search/ */
const formatReportInstant = (date: Date): string =>
  date.toISOString().replace(/\.\d{3}Z$/, '+0000');

type Transaction = { at: Date; json: object };

/** "T0006 PayPal Checkout APIs", "T1107 Payment refund, initiated by merchant"; adjustments.ts cites the page. */
const CAPTURE_CODE = 'T0006';
const REFUND_CODE = 'T1107';

type TransactionLine = {
  id: string;
  at: Date;
  code: string;
  status?: 'S' | 'V';
  value: string;
  currency: string;
  more: object;
};

const transaction = ({
  id,
  at,
  code,
  status = 'S',
  value,
  currency,
  more,
}: TransactionLine): Transaction => ({
  at,
  json: {
    transaction_info: {
      paypal_account_id: 'COMPRADORA1',
      transaction_id: id,
      transaction_event_code: code,
      transaction_initiation_date: formatReportInstant(at),
      transaction_updated_date: formatReportInstant(at),
      transaction_amount: { currency_code: currency, value },
      transaction_status: status,
      protection_eligibility: '01',
      ...more,
    },
  },
});

/** True when no money arrived. Disputed money did arrive. */
const isUncollected = ({ status, reason }: Capture): boolean =>
  status === 'DECLINED' ||
  status === 'FAILED' ||
  (status === 'PENDING' && reason !== 'BUYER_COMPLAINT');

const captureReference = (captureId: string) => ({
  paypal_reference_id: captureId,
  paypal_reference_id_type: 'TXN',
});

type AccountMovements = {
  captures: readonly Capture[];
  refunds: readonly Refund[];
  adjustments: readonly Adjustment[];
};

/** Account report with payments and refunds as separate lines. */
export function listTransactions({
  captures,
  refunds,
  adjustments,
}: AccountMovements): Transaction[] {
  return [
    ...captures
      .filter((capture) => !isUncollected(capture))
      .map(({ id, createdAt, amount, customId, invoiceId, status }) =>
        transaction({
          id,
          at: createdAt,
          code: CAPTURE_CODE,
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
        code: REFUND_CODE,
        value: `-${amount.value}`,
        currency: amount.currency_code,
        more: captureReference(captureId),
      }),
    ),
    ...adjustments.map(({ id, createdAt, amount, captureId, code }) =>
      transaction({
        id,
        at: createdAt,
        code,
        value: amount.value,
        currency: amount.currency_code,
        more: captureReference(captureId),
      }),
    ),
  ];
}

type ReportPage = {
  transactions: Transaction[];
  size: number;
  page: number;
  now: Date;
  self: string;
};

export function reportJson({ transactions, size, page, now, self }: ReportPage) {
  return {
    transaction_details: transactions.slice((page - 1) * size, page * size).map(({ json }) => json),
    account_number: TEST_MERCHANT.merchantId,
    last_refreshed_datetime: formatReportInstant(now),
    page,
    total_items: transactions.length,
    total_pages: Math.max(1, Math.ceil(transactions.length / size)),
    links: [{ href: self, rel: 'self', method: 'GET' }],
  };
}
