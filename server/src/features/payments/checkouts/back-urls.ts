import type { CheckoutSource } from '@forja/contract/checkout';
import type { Processor } from '@forja/contract/membership';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { CheckoutToPay } from '../../../gateways/payments/payment-provider.ts';

/** Codes that let a person back in from the provider's page. */
export type ResumeCodes = {
  issue(checkout: { userId: string; checkoutId: string; browserHash: string }, tx: Transaction): Promise<string>;
};

type Way = {
  origin: string;
  processor: Processor;
  checkoutId: string;
  sessionToken: string;
  source: CheckoutSource;
};

/** The three ways back, all of this site: a request only chooses a word of a list. */
export function backUrlsOf({ origin, processor, checkoutId, sessionToken, source }: Way): CheckoutToPay['backUrls'] {
  const back = (payment: string, more: Record<string, string> = {}) =>
    `${origin}/callback?${new URLSearchParams({ processor, payment, source, c: checkoutId, ...more }).toString()}`;
  return {
    success: back('success', { session_token: sessionToken }),
    pending: back('pending'),
    failure: back('failure'),
  };
}
