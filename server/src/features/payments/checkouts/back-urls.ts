import type { CheckoutSource } from '@forja/contract/payments/checkout';
import type { Processor } from '@forja/contract/payments/membership';
import { SESSION_TOKEN_PARAMETER } from '@forja/contract/payments/session-token';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { CheckoutToPay } from '../../../gateways/payments/payment-provider.ts';

export type ResumeCodes = {
  issue(
    checkout: { userId: string; checkoutId: string; browserHash: string },
    tx: Transaction,
  ): Promise<string>;
};

type ReturnTarget = {
  origin: string;
  processor: Processor;
  checkoutId: string;
  sessionToken: string;
  source: CheckoutSource;
};

/** Same origin only: a request chooses `source` from a list. */
export function buildBackUrls({
  origin,
  processor,
  checkoutId,
  sessionToken,
  source,
}: ReturnTarget): CheckoutToPay['backUrls'] {
  const buildUrl = (payment: string, extraParameters: Record<string, string> = {}) =>
    `${origin}/callback?${new URLSearchParams({ processor, payment, source, c: checkoutId, ...extraParameters }).toString()}`;
  return {
    success: buildUrl('success', { [SESSION_TOKEN_PARAMETER]: sessionToken }),
    pending: buildUrl('pending'),
    failure: buildUrl('failure'),
  };
}
