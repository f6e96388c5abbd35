import type { OwnPayment } from '@forja/contract/membership';
import { expect, test } from 'vitest';
import { receiptLines } from './receipt-lines.ts';

const paid: OwnPayment = {
  id: '0199f4f2-6b1e-7c61-9a43-0c8f21aa0001',
  processor: 'mercadopago',
  state: 'approved',
  currency: 'ARS',
  amountMinor: 900_000,
  refundedMinor: 0,
  months: 3,
  madeAt: new Date('2026-11-30T14:00:00Z'),
  approvedAt: new Date('2026-11-30T15:30:00Z'),
  period: { startsAt: new Date('2026-11-30T15:30:00Z'), endsAt: new Date('2027-02-28T15:30:00Z') },
  isDuplicate: false,
  review: null,
  canKeep: false,
};
const text = (payment: OwnPayment) =>
  receiptLines(payment, 'ana@example.com')
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n')
    .replaceAll('\u00A0', ' ');

test('a receipt names who, what, how much and for how long', () => {
  expect(text(paid)).toBe(
    [
      'Comprobante: 0199f4f2-6b1e-7c61-9a43-0c8f21aa0001',
      'A nombre de: ana@example.com',
      'Fecha: 30/11/2026, 12:30',
      'Concepto: Membresía Forja, 3 meses',
      'Medio de pago: Mercado Pago',
      'Estado: Aprobado',
      'Importe: $ 9.000',
      'Período: 30/11/2026 a 28/02/2027',
    ].join('\n'),
  );
});

test('what was given back is on it, and a payment that bought nothing names no period', () => {
  const refunded = text({ ...paid, state: 'refunded', refundedMinor: 900_000, period: null });
  expect(refunded).toContain('Devuelto: $ 9.000');
  expect(refunded).not.toContain('Período');
});
