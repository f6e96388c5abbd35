import type { Checkout } from '@forja/contract/payments/checkout';
import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CheckoutsService } from '../checkouts/checkouts.service.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { normalizeReceipt, paymentReference } from '../history/receipt-reference.ts';
import { OWN_ACCOUNT, type AdminDecision, type Ledger } from '../ledger/ledger.service.ts';
import type { ReportedPayment } from '../ledger/reported-payment.ts';

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  viewCheckout: CheckoutsService['viewCheckout'];
  ledger: Ledger;
  decisions: Decisions;
  now: () => Date;
};

/** Two simultaneous declarations of one purchase compute the same number: the second retries with the next. */
const ATTEMPTS = 5;

export type Transfers = ReturnType<typeof createTransfers>;

/** Transfers have no provider: the buyer declares one and an administrator, who is another user, decides. */
export function createTransfers({
  checkouts,
  payments,
  viewCheckout,
  ledger,
  decisions,
  now,
}: Dependencies) {
  const buildReport = (
    { id, currency, dueMinor }: Pick<CheckoutRow, 'id' | 'currency' | 'dueMinor'>,
    declaration: Pick<Payment, 'providerPaymentId'> & { receiptReference: string },
    change: Pick<ReportedPayment, 'state'> & Partial<ReportedPayment>,
  ): ReportedPayment => ({
    provider: 'manual',
    ...declaration,
    checkoutRef: id,
    accountId: OWN_ACCOUNT,
    amountMinor: dueMinor,
    refundedMinor: 0,
    currency,
    approvedAt: null,
    reversedAt: null,
    providerUpdatedAt: now(),
    voucher: null,
    refusal: null,
    raw: null,
    ...change,
  });

  const declarationFields = (payment: Payment) => ({
    providerPaymentId: payment.providerPaymentId,
    receiptReference: paymentReference(payment),
  });

  const listPending = async ({ userId, id }: CheckoutRow): Promise<Payment[]> =>
    (await payments.listByCheckout(userId, id)).filter(
      ({ provider, state }) => provider === 'manual' && state === 'in_review',
    );

  const cancelDeclaration = (checkout: CheckoutRow, payment: Payment) =>
    ledger.recordPayment(
      buildReport(checkout, declarationFields(payment), { state: 'cancelled' }),
      'person',
    );

  /** The declarations of a purchase are numbered, so that every server agrees on the latest. */
  const declarationNumber = ({ providerPaymentId }: Payment): number =>
    Number(providerPaymentId.split(':')[1] ?? 0);

  async function recordDeclaration(row: CheckoutRow, receipt: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const declarations = (await payments.listByCheckout(row.userId, row.id)).filter(
        ({ provider }) => provider === 'manual',
      );
      const sameDeclaration = declarations.find(
        (payment) => payment.state === 'in_review' && paymentReference(payment) === receipt,
      );
      const lastDeclaration = declarations.toSorted(
        (a, b) => declarationNumber(b) - declarationNumber(a),
      )[0];
      if (sameDeclaration && sameDeclaration.id === lastDeclaration?.id) return;
      const providerPaymentId = `${row.id}:${lastDeclaration ? declarationNumber(lastDeclaration) + 1 : 1}`;
      const report = buildReport(
        row,
        { providerPaymentId, receiptReference: receipt },
        { state: 'in_review' },
      );
      await ledger.recordPayment(report, 'person');
      const storedPayment = await payments.findByProviderId('manual', providerPaymentId);
      if (storedPayment && paymentReference(storedPayment) === receipt) return;
    }
    throw new AppError('conflict', {
      message: 'Declaraste dos comprobantes a la vez. Recargá y probá de nuevo.',
    });
  }

  return {
    async declare(userId: string, id: string, reference: string): Promise<Checkout> {
      const row = await checkouts.find(userId, id);
      if (!row) throw new AppError('checkout_not_found');
      if (row.processor !== 'manual' || (row.state !== 'awaiting' && row.state !== 'pending'))
        throw new AppError('checkout_closed');
      const receipt = normalizeReceipt(reference);
      if (receipt.length < 4)
        throw new AppError('invalid_input', {
          fields: [
            {
              path: 'reference',
              message: 'Poné el número de comprobante: está en el recibo de tu banco.',
            },
          ],
        });
      if (await payments.findApprovedReceipt(receipt)) throw new AppError('receipt_already_used');
      await recordDeclaration(row, receipt);
      await checkouts.change(row, { declaredReference: reference });
      const [, ...older] = (await listPending(row)).toSorted(
        (a, b) => declarationNumber(b) - declarationNumber(a),
      );
      for (const payment of older) await cancelDeclaration(row, payment);
      return viewCheckout((await checkouts.find(userId, id)) ?? row);
    },

    /** Cancels the pending declarations of a cancelled checkout. */
    async withdrawDeclarations(userId: string, id: string): Promise<void> {
      const row = await checkouts.find(userId, id);
      if (row?.processor !== 'manual' || row.state !== 'cancelled') return;
      for (const payment of await listPending(row)) await cancelDeclaration(row, payment);
    },

    /** Records the refund of a payment without a provider. */
    async endPayment(
      payment: Payment,
      decision: AdminDecision,
      source: 'admin' | 'person' = 'admin',
    ): Promise<void> {
      const row =
        payment.checkoutId === null
          ? undefined
          : await checkouts.find(payment.userId, payment.checkoutId);
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
          buildReport(row, declarationFields(payment), change),
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
      const row =
        payment.checkoutId === null
          ? undefined
          : await checkouts.find(payment.userId, payment.checkoutId);
      if (!row) throw await decisions.alreadyDecided(payment);
      const decidedAt = now();
      const approvedPayment = isApproved
        ? await payments.findApprovedReceipt(paymentReference(payment))
        : undefined;
      if (approvedPayment && approvedPayment.id !== payment.id)
        throw new AppError('receipt_already_used');
      const change: Pick<ReportedPayment, 'state'> & Partial<ReportedPayment> = isApproved
        ? { state: 'approved', approvedAt: decidedAt }
        : { state: 'rejected', refusal: 'receipt_not_found' };
      const report = buildReport(row, declarationFields(payment), {
        ...change,
        providerUpdatedAt: decidedAt,
      });
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
