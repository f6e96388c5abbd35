import { processorLabels } from '@forja/contract/labels';
import type { ReceiptPayload } from '@forja/contract/payments/receipt';
import { moneyClock, moneyDate, months as monthsText } from '../../../design/format.ts';
import { money } from '../../../design/money.ts';
import { receiptMessages } from './receipt.messages.ts';

const { sheet: texts } = receiptMessages;

export type ReceiptLine = { name: string; value: string };

/** Lines of a signed receipt. It proves the payment and is not an invoice. */
export function receiptLines(receipt: ReceiptPayload): ReceiptLine[] {
  const { approvedAt, amountMinor, refundedMinor, currency, processor, months, period } = receipt;
  return [
    { name: texts.number, value: receipt.paymentId },
    ...(receipt.checkoutId === null ? [] : [{ name: texts.purchase, value: receipt.checkoutId }]),
    { name: texts.seller, value: receipt.seller },
    { name: texts.payer, value: receipt.payer },
    { name: texts.day, value: `${moneyDate(approvedAt)}, ${moneyClock(approvedAt)}` },
    { name: texts.concept, value: texts.membership(monthsText(months)) },
    { name: texts.method, value: processorLabels[processor] },
    { name: texts.amount, value: money(amountMinor, currency) },
    ...(refundedMinor > 0 ? [{ name: texts.refunded, value: money(refundedMinor, currency) }] : []),
    ...(period
      ? [
          {
            name: texts.period,
            value: texts.span(moneyDate(period.startsAt), moneyDate(period.endsAt)),
          },
        ]
      : []),
  ];
}
