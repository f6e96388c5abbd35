import { currencySigns } from '@forja/contract/payments/price-text';
import { integer } from './format.ts';

const SIGNS = new Map(Object.entries(currencySigns));

/** $ 10.000 · US$ 9,50, from whole cents. Other currencies show their code. */
export function money(minor: number, currency: string): string {
  const cents = Math.abs(minor) % 100;
  const whole = `${minor < 0 ? '-' : ''}${integer(Math.trunc(Math.abs(minor) / 100))}`;
  return `${SIGNS.get(currency) ?? currency}\u00A0${cents === 0 ? whole : `${whole},${String(cents).padStart(2, '0')}`}`;
}
