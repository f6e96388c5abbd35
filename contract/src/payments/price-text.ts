import type { Currency } from './membership.ts';

export const currencySigns: Record<Currency, string> = { ARS: '$', USD: 'US$' };

export function priceText(minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('es-AR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
