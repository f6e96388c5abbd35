import type { Processor } from '@forja/contract/membership';
import type { ReviewReason } from '../review/review-reasons.ts';

type Paid = { provider: Processor; accountId: string; currency: string; amountMinor: number };
type Asked = { processor: Processor; currency: string; dueMinor: number };

/** With one of these a payment buys nothing, however approved it is. */
export const REFUSING: ReadonlySet<ReviewReason> = new Set([
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

/** What of an approved payment is not what its checkout asked for. Exact cents, our account, the right currency. */
export function mismatch(paid: Paid, asked: Asked, ourAccount: string | undefined): ReviewReason | null {
  if (paid.provider !== asked.processor) return 'wrong_processor';
  if (paid.accountId !== ourAccount) return 'wrong_account';
  if (paid.currency !== asked.currency) return 'wrong_currency';
  if (paid.amountMinor !== asked.dueMinor) return 'wrong_amount';
  return null;
}
