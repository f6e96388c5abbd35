import { createDecisions } from '../../features/payments/review/decisions.service.ts';
import { createDuplicates } from '../../features/payments/review/duplicates.service.ts';
import { createFindPayments } from '../../features/payments/review/find-payments.service.ts';
import { createInvoices } from '../../features/payments/review/invoices.service.ts';
import { createRegrets } from '../../features/payments/regrets/regrets.service.ts';
import { createRefunds } from '../../features/payments/review/refunds.service.ts';
import { createReviews } from '../../features/payments/review/reviews.service.ts';
import { createTransfers } from '../../features/payments/review/transfers.service.ts';
import type { LedgerServices } from './build-ledger.ts';
import type { CheckoutsService } from '../../features/payments/checkouts/checkouts.service.ts';
import type { Receipts } from '../../features/payments/history/receipts.service.ts';
import type { Withdrawals } from '../../features/payments/withdrawals/withdrawals.service.ts';

type ReviewsDependencies = LedgerServices & {
  viewCheckout: CheckoutsService['viewCheckout'];
  withdrawals: Withdrawals;
  receipts: Receipts;
};

export function buildReviews(dependencies: ReviewsDependencies) {
  const decisions = createDecisions(dependencies);
  const transfers = createTransfers({ ...dependencies, decisions });
  return {
    transfers,
    reviews: createReviews({ ...dependencies, transfers, decisions }),
    invoices: createInvoices(dependencies),
    refunds: createRefunds({ ...dependencies, transfers, decisions }),
    regrets: createRegrets({ ...dependencies, transfers }),
    duplicates: createDuplicates(dependencies),
    paymentSearch: createFindPayments(dependencies),
  };
}
