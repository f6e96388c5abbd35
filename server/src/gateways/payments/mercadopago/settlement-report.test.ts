import { expect, test } from 'vitest';
import { parseSettlement } from './settlement-report.ts';

const HEADERS =
  'EXTERNAL_REFERENCE,SOURCE_ID,TRANSACTION_TYPE,TRANSACTION_AMOUNT,TRANSACTION_CURRENCY,TRANSACTION_DATE,FEE_AMOUNT,SETTLEMENT_NET_AMOUNT,TAXES_AMOUNT';
const ROWS = [
  'MP0001,11,SETTLEMENT,10000.00,ARS,2026-03-01T09:00:00.000-04:00,-629.00,9271.00,-100.00',
  '"MP,0002",12,SETTLEMENT,500.50,ARS,2026-03-01T10:00:00.000-04:00,-31.48,469.02,0.00',
  'MP0001,11,REFUND,-2500.00,ARS,2026-03-01T11:00:00.000-04:00,0.00,-2500.00,0.00',
  ',13,WITHDRAWAL,-5000.00,ARS,2026-03-01T12:00:00.000-04:00,0.00,-5000.00,0.00',
];

test.each([
  ['with commas', [HEADERS, ...ROWS].join('\n')],
  [
    'with a mark of its encoding and other line ends',
    `\uFEFF${[HEADERS, ...ROWS].join('\r\n')}\r\n`,
  ],
])('a report %s gives fees, taxes and net, without withdrawals', (_what, text) => {
  const { payments, ...totals } = parseSettlement(text);
  expect(totals).toEqual({ feesMinor: 66_048, taxesMinor: 10_000, netMinor: 724_002 });
  expect(payments).toEqual([
    {
      id: '11',
      kind: 'payment',
      providerPaymentId: '11',
      amountMinor: 1_000_000,
      currency: 'ARS',
      at: new Date('2026-03-01T13:00:00Z'),
      checkoutRef: 'MP0001',
    },
    expect.objectContaining({ id: '12', amountMinor: 50_050, checkoutRef: 'MP,0002' }),
  ]);
});

test('a duplicate line counts once, and payments by the seller are no income', () => {
  const paidToOthers =
    'X,14,SETTLEMENT,-300.00,ARS,2026-03-01T12:30:00.000-04:00,0.00,-300.00,0.00';
  const [first = '', ...others] = ROWS;
  const { payments, ...totals } = parseSettlement(
    [HEADERS, first, first, ...others, paidToOthers].join('\n'),
  );
  expect(totals).toEqual({ feesMinor: 66_048, taxesMinor: 10_000, netMinor: 694_002 });
  expect(payments.map(({ id }) => id)).toEqual(['11', '12']);
});

test('two equal refunds of one payment both count', () => {
  const [, , refund = ''] = ROWS;
  expect(parseSettlement([HEADERS, refund, refund].join('\n')).netMinor).toBe(-500_000);
});

test('semicolons, any column order and missing columns are accepted', () => {
  const text = 'TRANSACTION_AMOUNT;SOURCE_ID;TRANSACTION_TYPE\n-10.00;1;REFUND';
  expect(parseSettlement(text)).toEqual({ feesMinor: 0, taxesMinor: 0, netMinor: 0, payments: [] });
});

test.each([
  '',
  '<html></html>',
  `${HEADERS}\nA,1,SETTLEMENT,mucho,ARS,,0,0,0`,
  `${HEADERS}\nMP0001,11,REFUND,-2500.00,ARS,2026-03-01T11:00:00.000-04:00`,
])('an invalid report, such as %j, is unreadable', (text) => {
  expect(() => parseSettlement(text)).toThrow('unreadable');
});
