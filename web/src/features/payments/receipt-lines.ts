import { brand } from '@forja/contract/brand';
import type { OwnPayment } from '@forja/contract/membership';
import { moneyClock, moneyDate } from '../../design/format.ts';
import { money } from '../../shared/money.ts';
import { paymentMessages } from './payments.messages.ts';

const { processors, states } = paymentMessages;

export type ReceiptLine = { name: string; value: string };

/** What a receipt says, in order. It proves the payment; it is not an invoice and says so elsewhere. */
export function receiptLines(payment: OwnPayment, username: string): ReceiptLine[] {
  const { approvedAt, madeAt, amountMinor, refundedMinor, currency, processor, state, months, period, id } = payment;
  const paidAt = approvedAt ?? madeAt;
  return [
    { name: 'Comprobante', value: id },
    { name: 'A nombre de', value: username },
    { name: 'Fecha', value: `${moneyDate(paidAt)}, ${moneyClock(paidAt)}` },
    { name: 'Concepto', value: `Membresía ${brand.name}, ${months} meses` },
    { name: 'Medio de pago', value: processors[processor] },
    { name: 'Estado', value: states[state] },
    { name: 'Importe', value: money(amountMinor, currency) },
    ...(refundedMinor > 0 ? [{ name: 'Devuelto', value: money(refundedMinor, currency) }] : []),
    ...(period ? [{ name: 'Período', value: `${moneyDate(period.startsAt)} a ${moneyDate(period.endsAt)}` }] : []),
  ];
}

export const RECEIPT_NOTE = `Un solo pago, no se renueva. Este comprobante acredita el pago y no reemplaza una factura. Consultas: ${brand.supportEmail}.`;
