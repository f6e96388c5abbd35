import type { Checkout } from '@forja/contract/checkout';
import { AppError } from '../../http/app-error.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { CheckoutsService } from './checkouts.service.ts';
import type { Payment, PaymentsRepository } from './payments.repository.ts';
import { OURSELVES, type By, type Settle, type Settling } from './settle.service.ts';
import type { Source } from './sources.ts';

type Parts = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  shown: CheckoutsService['shown'];
  settle: Settle;
  now: () => Date;
};

/** The same receipt however it was copied. */
const normalReceipt = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export type Transfers = ReturnType<typeof createTransfers>;

/** Transfers have no provider to ask: the person declares and an administrator, who is somebody else, decides. */
export function createTransfers({ checkouts, payments, shown, settle, now }: Parts) {
  const told = (
    { id, currency, dueMinor }: Pick<CheckoutRow, 'id' | 'currency' | 'dueMinor'>,
    receipt: string,
    change: Pick<Settling, 'state'> & Partial<Settling>,
  ): Settling => ({
    provider: 'manual',
    providerPaymentId: receipt,
    checkoutRef: id,
    accountId: OURSELVES,
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

  /** The transfers of a checkout that nobody decided about are no longer what the person says. */
  async function forget(checkout: CheckoutRow, but: string | undefined): Promise<void> {
    for (const { state, providerPaymentId } of await payments.ofCheckout(checkout.userId, checkout.id))
      if (state === 'in_review' && providerPaymentId !== but)
        await settle.settle(told(checkout, providerPaymentId, { state: 'cancelled' }), 'person');
  }

  return {
    async declare(userId: string, id: string, reference: string): Promise<Checkout> {
      const row = await checkouts.find(userId, id);
      if (!row) throw new AppError('checkout_not_found');
      if (row.processor !== 'manual' || (row.state !== 'awaiting' && row.state !== 'pending'))
        throw new AppError('checkout_closed');
      const receipt = normalReceipt(reference);
      if (receipt.length < 4)
        throw new AppError('invalid_input', {
          fields: [{ path: 'reference', message: 'Poné el número de comprobante: está en el recibo de tu banco.' }],
        });
      const used = await payments.findByProviderId('manual', receipt);
      if (used && (used.checkoutId !== id || used.state !== 'in_review')) throw new AppError('receipt_already_used');
      await settle.settle(told(row, receipt, { state: 'in_review' }), 'person');
      // two people with one receipt at the same instant: the database kept the first
      const kept = await payments.findByProviderId('manual', receipt);
      if (kept?.checkoutId !== id) throw new AppError('receipt_already_used');
      await checkouts.change(row, { declaredReference: reference });
      await forget(row, receipt);
      return shown((await checkouts.find(userId, id)) ?? row);
    },

    /** With a checkout that was given up. */
    async withdraw(userId: string, id: string): Promise<void> {
      const row = await checkouts.find(userId, id);
      if (row?.processor === 'manual' && row.state === 'cancelled') await forget(row, undefined);
    },

    async decide(payment: Payment, isApproved: boolean, by: Required<By>): Promise<void> {
      const row = payment.checkoutId === null ? undefined : await checkouts.find(payment.userId, payment.checkoutId);
      if (!row) throw new AppError('payment_already_decided');
      const at = now();
      const change: Pick<Settling, 'state'> & Partial<Settling> = isApproved
        ? { state: 'approved', approvedAt: at }
        : { state: 'rejected', refusal: 'receipt_not_found' };
      const source: Source = 'admin';
      await settle.settle(told(row, payment.providerPaymentId, { ...change, providerUpdatedAt: at }), source, by);
      const after = await payments.findByProviderId('manual', payment.providerPaymentId);
      if (after?.state !== change.state) throw new AppError('payment_already_decided');
    },
  };
}
