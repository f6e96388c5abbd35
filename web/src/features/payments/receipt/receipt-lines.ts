import { processorLabels } from '@forja/contract/labels';
import type { ReceiptPayload } from '@forja/contract/payments/receipt';
import { brand } from '@forja/contract/brand';
import { moneyClock, moneyDate } from '../../../design/format.ts';
import { money } from '../../../design/money.ts';

export type ReceiptLine = { name: string; value: string };

/** What a signed receipt says, in order. It proves the payment; it is not an invoice and says so elsewhere. */
export function receiptLines(receipt: ReceiptPayload): ReceiptLine[] {
  const { approvedAt, amountMinor, refundedMinor, currency, processor, months, period } = receipt;
  return [
    { name: 'Recibo', value: receipt.paymentId },
    ...(receipt.checkoutId === null ? [] : [{ name: 'Compra', value: receipt.checkoutId }]),
    { name: 'Vendedor', value: receipt.seller },
    { name: 'A nombre de', value: receipt.payer },
    { name: 'Fecha', value: `${moneyDate(approvedAt)}, ${moneyClock(approvedAt)}` },
    { name: 'Concepto', value: `Membresía ${brand.name}, ${months} meses` },
    { name: 'Medio de pago', value: processorLabels[processor] },
    { name: 'Importe', value: money(amountMinor, currency) },
    ...(refundedMinor > 0 ? [{ name: 'Devuelto', value: money(refundedMinor, currency) }] : []),
    ...(period
      ? [{ name: 'Período', value: `${moneyDate(period.startsAt)} a ${moneyDate(period.endsAt)}` }]
      : []),
  ];
}

export const RECEIPT_NOTE = `Un solo pago, no se renueva. Este recibo acredita el pago y no reemplaza una factura. Consultas: ${brand.supportEmail}.`;
