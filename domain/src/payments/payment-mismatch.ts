import type { Processor } from './payment-state.ts';
import type { ReviewReason } from './review-reasons.ts';

type ReceivedPayment = {
  provider: Processor;
  accountId: string;
  currency: string;
  amountMinor: number;
};
type RequestedPayment = { processor: Processor; currency: string; dueMinor: number };

export const BLOCKING_REASONS: ReadonlySet<ReviewReason> = new Set([
  'wrong_processor',
  'wrong_account',
  'wrong_currency',
  'wrong_amount',
  'unknown_reference',
  'changed_reference',
  'account_deleted',
  'not_dated',
  'coupon_hold_gone',
  'closed_checkout',
]);

export function paymentMismatch(
  received: ReceivedPayment,
  requested: RequestedPayment,
  ownAccount: string | undefined,
): ReviewReason | null {
  if (received.provider !== requested.processor) return 'wrong_processor';
  if (received.accountId !== ownAccount) return 'wrong_account';
  if (received.currency !== requested.currency) return 'wrong_currency';
  if (received.amountMinor !== requested.dueMinor) return 'wrong_amount';
  return null;
}
