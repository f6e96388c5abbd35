/** Why a person of the administration has to check a credit before it counts. */
export const CREDIT_REVIEW_REASONS = ['same_mailbox', 'same_payer', 'paid_before'] as const;
export type CreditReviewReason = (typeof CREDIT_REVIEW_REASONS)[number];

/** Decisions of an administrator on a credit. */
export const CREDIT_DECISIONS = ['open', 'approved', 'paid', 'refused'] as const;
export type CreditDecision = (typeof CREDIT_DECISIONS)[number];

/**
 * held: the person who paid may still undo it · review: somebody has to check it · payable: it waits to be approved ·
 * approved: it waits to be paid · paid · refused · reversed: its payment went back.
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
  /** Credit of the payment now: zero once it was refunded. */
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

/** Never before the time to undo the payment is over, whatever the reason to check it. */
export const mayApproveCredit = (credit: ReferralCredit, now: Date): boolean =>
  credit.amountMinor > 0 && credit.decision === 'open' && now >= credit.payableFrom;

type Payer = {
  /** Hashes of the mailboxes that the account had when it registered and has now. */
  mailboxes: readonly string[];
  /** Hashes of what the providers say of whoever paid. */
  payers: readonly string[];
};

/** Why a credit would pay somebody for themselves: `others` are the referrer and whoever else was credited to them. */
export function findCreditReview(
  referred: Payer,
  others: readonly Payer[],
  { wasPaidBefore }: { wasPaidBefore: boolean },
): CreditReviewReason | null {
  const mailboxes = new Set(others.flatMap((other) => other.mailboxes));
  if (referred.mailboxes.some((mailbox) => mailboxes.has(mailbox))) return 'same_mailbox';
  const payers = new Set(others.flatMap((other) => other.payers));
  // who pays with the address of the account of somebody else is that person
  const isSamePayer =
    referred.payers.some((payer) => payers.has(payer) || mailboxes.has(payer)) ||
    referred.mailboxes.some((mailbox) => payers.has(mailbox));
  if (isSamePayer) return 'same_payer';
  return wasPaidBefore ? 'paid_before' : null;
}
