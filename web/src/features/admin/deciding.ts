import type { PaymentToReview } from '@forja/contract/admin-payments';

/** A decision that an administrator is taking. */
export type Deciding = { payment: PaymentToReview; verdict: 'approve' | 'reject' };
