import type { Currency, Processor } from '@forja/contract/membership';

/** What is charged, as this deployment was told. */
export type Prices = { months: number; arsCents: number; usdCents: number };

/** PayPal does not know the peso; everybody else is Argentine. */
export function listPrice(
  { arsCents, usdCents }: Prices,
  processor: Processor,
): { currency: Currency; listMinor: number } {
  return processor === 'paypal' ? { currency: 'USD', listMinor: usdCents } : { currency: 'ARS', listMinor: arsCents };
}
