import type { Currency, Processor } from '@forja/contract/payments/membership';

export type Prices = { months: number; arsCents: number; usdCents: number };

/** PayPal does not support ARS; every other processor charges in it. */
export function listPrice(
  { arsCents, usdCents }: Prices,
  processor: Processor,
): { currency: Currency; listMinor: number } {
  return processor === 'paypal'
    ? { currency: 'USD', listMinor: usdCents }
    : { currency: 'ARS', listMinor: arsCents };
}
