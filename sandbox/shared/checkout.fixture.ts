import { randomUUID } from 'node:crypto';
import type {
  BeforeAsking,
  CheckoutToPay,
  MayCapture,
} from '@forja/server/gateways/payments/payment-provider';
import { HOUR_MS } from './durations.ts';

export const allowCapture: MayCapture = async () => true;
export const allowMessages: BeforeAsking = async () => {};

export function aCheckout(
  shop: { url: string },
  overrides: Partial<CheckoutToPay> = {},
): CheckoutToPay {
  const back = (payment: string) => `${shop.url}/payment/return?payment=${payment}`;
  return {
    checkoutId: randomUUID(),
    attempt: 1,
    amountMinor: 1_000_000,
    discountMinor: 0,
    currency: 'ARS',
    months: 3,
    payerEmail: 'ana@forja.example',
    backUrls: { success: back('success'), pending: back('pending'), failure: back('failure') },
    webhookUrl: `${shop.url}/api/webhooks/provider`,
    expiresAt: new Date(Date.now() + 24 * HOUR_MS),
    ...overrides,
  };
}
