import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment } from '../storage/payments.repository.ts';
import { paymentReference } from '../history/receipt-reference.ts';
import type { AdminDecision } from '../ledger/ledger.service.ts';
import { createDeclarations, type DeclarationDependencies } from './declare-transfer.ts';
import { buildTransferReport, declarationFields, type TransferChange } from './transfer-report.ts';

type Dependencies = DeclarationDependencies & { decisions: Decisions };

export type Transfers = ReturnType<typeof createTransfers>;

/**
 * Transfers have no provider: the buyer declares one and another user, an administrator, decides.
 */
export function createTransfers(dependencies: Dependencies) {
  const { checkouts, payments, ledger, decisions, now } = dependencies;

  const findCheckout = async ({ userId, checkoutId }: Payment): Promise<CheckoutRow | undefined> =>
    checkoutId === null ? undefined : checkouts.find(userId, checkoutId);

  return {
    ...createDeclarations(dependencies),

    async endPayment(
      payment: Payment,
      decision: AdminDecision,
      source: 'admin' | 'person' = 'admin',
    ): Promise<void> {
      const row = await findCheckout(payment);
      const decidedAt = now();
      const change = {
        provider: payment.provider,
        state: 'refunded' as const,
        amountMinor: payment.amountMinor,
        refundedMinor: payment.amountMinor,
        approvedAt: payment.approvedAt,
        reversedAt: decidedAt,
        providerUpdatedAt: decidedAt,
      };
      const isRecorded =
        row !== undefined &&
        (await ledger.recordPayment(
          buildTransferReport(row, declarationFields(payment), change),
          source,
          decision,
        ));
      if (!isRecorded) throw await decisions.alreadyDecided(payment);
    },

    async decide(
      payment: Payment,
      isApproved: boolean,
      decision: Required<AdminDecision>,
    ): Promise<void> {
      const row = await findCheckout(payment);
      if (!row) throw await decisions.alreadyDecided(payment);
      const decidedAt = now();
      const approvedPayment = isApproved
        ? await payments.findApprovedReceipt(paymentReference(payment))
        : undefined;
      if (approvedPayment && approvedPayment.id !== payment.id)
        throw new AppError('receipt_already_used');
      const change: TransferChange = isApproved
        ? { state: 'approved', providerUpdatedAt: decidedAt, approvedAt: decidedAt }
        : { state: 'rejected', providerUpdatedAt: decidedAt, refusal: 'receipt_not_found' };
      const report = buildTransferReport(row, declarationFields(payment), change);
      const isRecorded = await ledger
        .recordPayment(report, 'admin', decision)
        .catch((error: unknown) => {
          // a transfer of another user with this receipt was approved concurrently
          throw isUniqueViolation(error) ? new AppError('receipt_already_used') : error;
        });
      if (!isRecorded) throw await decisions.alreadyDecided(payment);
    },
  };
}
