import type { Checkout } from '@forja/contract/payments/checkout';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutsService } from '../checkouts/checkouts.service.ts';
import { normalizeReceipt, paymentReference } from '../history/receipt-reference.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { buildTransferReport, declarationFields } from './transfer-report.ts';

export type DeclarationDependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  viewCheckout: CheckoutsService['viewCheckout'];
  ledger: Ledger;
  now: () => Date;
};

/**
 * Two simultaneous declarations of one purchase compute the same number: the second retries with
 * the next.
 */
const ATTEMPTS = 5;

export function createDeclarations({
  checkouts,
  payments,
  viewCheckout,
  ledger,
  now,
}: DeclarationDependencies) {
  const listPending = async ({ userId, id }: CheckoutRow): Promise<Payment[]> =>
    (await payments.listByCheckout(userId, id)).filter(
      ({ provider, state }) => provider === 'manual' && state === 'in_review',
    );

  const cancelDeclaration = (checkout: CheckoutRow, payment: Payment) =>
    ledger.recordPayment(
      buildTransferReport(checkout, declarationFields(payment), {
        state: 'cancelled',
        providerUpdatedAt: now(),
      }),
      'person',
    );

  async function recordDeclaration(row: CheckoutRow, receipt: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const declarations = (await payments.listByCheckout(row.userId, row.id)).filter(
        ({ provider }) => provider === 'manual',
      );
      const sameDeclaration = declarations.find(
        (payment) => payment.state === 'in_review' && paymentReference(payment) === receipt,
      );
      const lastDeclaration = declarations.toSorted(compareLatest)[0];
      if (sameDeclaration && sameDeclaration.id === lastDeclaration?.id) return;
      const providerPaymentId = `${row.id}:${lastDeclaration ? declarationNumber(lastDeclaration) + 1 : 1}`;
      const report = buildTransferReport(
        row,
        { providerPaymentId, receiptReference: receipt },
        { state: 'in_review', providerUpdatedAt: now() },
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
      const [, ...older] = (await listPending(row)).toSorted(compareLatest);
      for (const payment of older) await cancelDeclaration(row, payment);
      return viewCheckout((await checkouts.find(userId, id)) ?? row);
    },

    async withdrawDeclarations(userId: string, id: string): Promise<void> {
      const row = await checkouts.find(userId, id);
      if (row?.processor !== 'manual' || row.state !== 'cancelled') return;
      for (const payment of await listPending(row)) await cancelDeclaration(row, payment);
    },
  };
}

/** Numbered per purchase, so that every server agrees on the latest. */
const declarationNumber = ({ providerPaymentId }: Payment): number =>
  Number(providerPaymentId.split(':')[1] ?? 0);
const compareLatest = (a: Payment, b: Payment): number =>
  declarationNumber(b) - declarationNumber(a);
