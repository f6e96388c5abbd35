import type { ReceiptPayload } from '@forja/contract/payments/receipt';
import { expect, test } from 'vitest';
import { receiptLines } from './receipt-lines.ts';

const paid: ReceiptPayload = {
  version: 1,
  paymentId: '0199f4f2-6b1e-7c61-9a43-0c8f21aa0001',
  checkoutId: '0199f4f2-6b1e-7c61-9a43-0c8f21aa0002',
  seller: 'Forja',
  payer: 'a…@example.com',
  processor: 'mercadopago',
  currency: 'ARS',
  amountMinor: 900_000,
  refundedMinor: 0,
  months: 3,
  approvedAt: new Date('2026-11-30T15:30:00Z'),
  period: { startsAt: new Date('2026-11-30T15:30:00Z'), endsAt: new Date('2027-02-28T15:30:00Z') },
  issuedAt: new Date('2026-12-01T15:30:00Z'),
};
const text = (payment: ReceiptPayload) =>
  receiptLines(payment)
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n')
    .replaceAll('\u00A0', ' ');

test('a receipt names the buyer, the purchase, the amount and the period', () => {
  expect(text(paid)).toBe(
    [
      'Recibo: 0199f4f2-6b1e-7c61-9a43-0c8f21aa0001',
      'Compra: 0199f4f2-6b1e-7c61-9a43-0c8f21aa0002',
      'Vendedor: Forja',
      'A nombre de: a…@example.com',
      'Fecha: 30/11/2026, 12:30',
      'Concepto: Membresía Forja, 3 meses',
      'Medio de pago: Mercado Pago',
      'Importe: $ 9.000',
      'Período: 30/11/2026 a 28/02/2027',
    ].join('\n'),
  );
});

test('a receipt shows refunds, and names no period for a payment that bought nothing', () => {
  const refunded = text({ ...paid, refundedMinor: 900_000, period: null });
  expect(refunded).toContain('Devuelto: $ 9.000');
  expect(refunded).not.toContain('Período');
});
