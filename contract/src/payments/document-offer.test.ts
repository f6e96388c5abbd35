import { expect, test } from 'vitest';
import { describeOffer, offerPlaceholders } from './document-offer.ts';

const endsAtIfPaidNow = new Date('2026-06-02T02:30:00Z');

test('a document shows the price of the first offer and of each payment method', () => {
  expect(
    describeOffer({
      months: 3,
      methods: [
        { processor: 'mercadopago', currency: 'ARS', amountMinor: 1_250_050 },
        { processor: 'paypal', currency: 'USD', amountMinor: 1_000 },
      ],
      endsAtIfPaidNow,
    }),
  ).toEqual({
    sign: '$',
    price: '12.500,50',
    promoPrice: '11.250,45',
    endsOn: '01/06/2026',
    noMethods: '',
    mercadopago: '$\u00A012.500,50',
    paypal: 'US$\u00A010',
    manual: '',
    simulation: '',
  });
});

test('an installation that only takes dollars shows prices in dollars', () => {
  const methods = [{ processor: 'paypal', currency: 'USD', amountMinor: 999 }] as const;
  expect(describeOffer({ months: 3, methods: [...methods], endsAtIfPaidNow })).toMatchObject({
    sign: 'US$',
    price: '9,99',
    promoPrice: '8,99',
  });
});

test('an installation without payment methods offers nothing and says so', () => {
  const { noMethods, ...offer } = describeOffer({ months: 3, methods: [], endsAtIfPaidNow });
  expect(noMethods).not.toBe('');
  expect(Object.values(offer).every((text) => text === '')).toBe(true);
});

test('no placeholder contains another', () => {
  const placeholders = Object.values(offerPlaceholders);
  for (const each of placeholders)
    expect(placeholders.filter((other) => other.includes(each))).toEqual([each]);
});
