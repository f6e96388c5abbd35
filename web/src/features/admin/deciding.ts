import type { PaymentToReview } from '@forja/contract/admin-payments';

/** Dismissed: it was seen to, and leaves the list. */
export type Verdict = 'approve' | 'refund' | 'reject' | 'dismiss';
export type Deciding = { payment: PaymentToReview; verdict: Verdict };
