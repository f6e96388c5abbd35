import type { Capture, Refund } from './orders.ts';

/** "2014-07-11T04:03:52+0000": how the reports write instants. */
const reported = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, '+0000');

type Transaction = { at: Date; json: object };

/** Codes of https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (22/11/2026). */
const CAPTURED = 'T0006';
const REFUNDED = 'T1107';

type Line = { at: Date; code: string; value: string; currency: string; more: object };

const transaction = (id: string, { at, code, value, currency, more }: Line): Transaction => ({
  at,
  json: {
    transaction_info: {
      transaction_id: id,
      transaction_event_code: code,
      transaction_initiation_date: reported(at),
      transaction_updated_date: reported(at),
      transaction_amount: { currency_code: currency, value },
      transaction_status: 'S',
      ...more,
    },
  },
});

/** The report of an account: what came and what went back, as two kinds of line. */
export function transactionsOf(captures: readonly Capture[], refunds: readonly Refund[]): Transaction[] {
  const moved = captures.filter(({ status }) => !['PENDING', 'DECLINED', 'FAILED'].includes(status));
  return [
    ...moved.map(({ id, createdAt, amount, customId, invoiceId }) =>
      transaction(id, {
        at: createdAt,
        code: CAPTURED,
        value: amount.value,
        currency: amount.currency_code,
        more: { custom_field: customId, invoice_id: invoiceId },
      }),
    ),
    ...refunds.map(({ id, createdAt, amount, captureId }) =>
      transaction(id, {
        at: createdAt,
        code: REFUNDED,
        value: `-${amount.value}`,
        currency: amount.currency_code,
        more: { paypal_reference_id: captureId, paypal_reference_id_type: 'TXN' },
      }),
    ),
  ];
}
