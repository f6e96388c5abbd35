export const REVIEW_REASONS = [
  'declared_transfer',
  'duplicate',
  'coupon_hold_gone',
  'closed_checkout',
  'wrong_amount',
  'wrong_currency',
  'wrong_account',
  'wrong_processor',
  'unknown_reference',
  'changed_reference',
  'account_deleted',
  'not_dated',
  'partially_refunded',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
