import { expect, test } from 'vitest';
import { compareLedgers } from './compare-ledgers.ts';

test('a refund of an unknown payment is reported with its currency', () => {
  const wentBack = new Map([['REF-1', { amountMinor: 300, currency: 'USD' }]]);
  expect(
    compareLedgers({
      receivedMovements: [],
      refundTotals: wentBack,
      approved: [],
      touched: [],
      to: new Date('2026-03-02T03:00:00Z'),
    }),
  ).toEqual([
    { kind: 'refund', providerPaymentId: 'REF-1', currency: 'USD', theirMinor: 300, ourMinor: 0 },
  ]);
});
