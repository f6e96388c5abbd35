export const CREDIT_REVIEW_REASONS = ['same_mailbox', 'same_payer', 'paid_before'] as const;
export type CreditReviewReason = (typeof CREDIT_REVIEW_REASONS)[number];

export const CREDIT_DECISIONS = ['open', 'approved', 'paid', 'refused'] as const;
export type CreditDecision = (typeof CREDIT_DECISIONS)[number];

/**
 * held: still refundable by the payer · review: needs a check · payable: awaits approval ·
 * approved: awaits payment · paid · refused · reversed: the payment was refunded.
 */
export const CREDIT_STATUSES = [
  'held',
  'review',
  'payable',
  'approved',
  'paid',
  'refused',
  'reversed',
] as const;
export type CreditStatus = (typeof CREDIT_STATUSES)[number];

export type ReferralCredit = {
  /** Zero after a refund. */
  amountMinor: number;
  payableFrom: Date;
  reviewReason: CreditReviewReason | null;
  decision: CreditDecision;
};

export function creditStatus(
  { amountMinor, payableFrom, reviewReason, decision }: ReferralCredit,
  now: Date,
): CreditStatus {
  if (amountMinor <= 0) return 'reversed';
  if (decision !== 'open') return decision;
  if (reviewReason !== null) return 'review';
  return now < payableFrom ? 'held' : 'payable';
}

/** Requires the end of the regret period, whatever the review says. */
export const mayApproveCredit = (credit: ReferralCredit, now: Date): boolean =>
  credit.amountMinor > 0 && credit.decision === 'open' && now >= credit.payableFrom;

type Payer = {
  mailboxes: readonly string[];
  payers: readonly string[];
};

/** Detects self-referral: `others` are the referrer and the people already credited to them. */
export function findCreditReview(
  referred: Payer,
  others: readonly Payer[],
  { wasPaidBefore }: { wasPaidBefore: boolean },
): CreditReviewReason | null {
  const mailboxes = new Set(others.flatMap((other) => other.mailboxes));
  if (referred.mailboxes.some((mailbox) => mailboxes.has(mailbox))) return 'same_mailbox';
  const payers = new Set(others.flatMap((other) => other.payers));
  // paying with the address of an account identifies its owner
  const isSamePayer =
    referred.payers.some((payer) => payers.has(payer) || mailboxes.has(payer)) ||
    referred.mailboxes.some((mailbox) => payers.has(mailbox));
  if (isSamePayer) return 'same_payer';
  return wasPaidBefore ? 'paid_before' : null;
}
