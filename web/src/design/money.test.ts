import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [1_000_000, 'ARS', '$ 10.000'],
  [850_050, 'ARS', '$ 8.500,50'],
  [1000, 'USD', 'US$ 10'],
  [905, 'USD', 'US$ 9,05'],
  [0, 'ARS', '$ 0'],
  [-50, 'USD', 'US$ -0,50'],
  [500, 'BRL', 'BRL 5'],
] as const)('%i of %s is read %s', (minor, currency, text) => {
  expect(money(minor, currency).replaceAll('\u00A0', ' ')).toBe(text);
});
