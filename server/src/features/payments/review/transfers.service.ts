import type { Checkout } from '@forja/contract/checkout';
import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutRow, CheckoutsRepository } from '../checkouts/checkouts.repository.ts';
import type { CheckoutsService } from '../checkouts/checkouts.service.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import { normalReceipt, referenceOf } from '../history/receipt-reference.ts';
import { OURSELVES, type By, type Settle, type Settling } from '../ledger/record-payment.service.ts';

type Parts = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  shown: CheckoutsService['shown'];
  settle: Settle;
  decisions: Decisions;
  now: () => Date;
};

/** Two declarations of one purchase in the same instant ask for the same number: the second takes the next. */
const ATTEMPTS = 5;

export type Transfers = ReturnType<typeof createTransfers>;

/** Transfers have no provider to ask: the person declares and an administrator, who is somebody else, decides. */
export function createTransfers({ checkouts, payments, shown, settle, decisions, now }: Parts) {
  const told = (
    { id, currency, dueMinor }: Pick<CheckoutRow, 'id' | 'currency' | 'dueMinor'>,
    declaration: Pick<Payment, 'providerPaymentId'> & { receiptReference: string },
    change: Pick<Settling, 'state'> & Partial<Settling>,
  ): Settling => ({
    provider: 'manual',
    ...declaration,
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

  const as = (payment: Payment) => ({
    providerPaymentId: payment.providerPaymentId,
    receiptReference: referenceOf(payment),
  });

  const waiting = async ({ userId, id }: CheckoutRow): Promise<Payment[]> =>
    (await payments.ofCheckout(userId, id)).filter(
      ({ provider, state }) => provider === 'manual' && state === 'in_review',
    );

  const cancel = (checkout: CheckoutRow, payment: Payment) =>
    settle.settle(told(checkout, as(payment), { state: 'cancelled' }), 'person');

  /** The declarations of a purchase are numbered, so that whoever looks agrees on which is the last. */
  const numberOf = ({ providerPaymentId }: Payment): number => Number(providerPaymentId.split(':')[1] ?? 0);

  async function declared(row: CheckoutRow, receipt: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const all = (await payments.ofCheckout(row.userId, row.id)).filter(({ provider }) => provider === 'manual');
      const same = all.find((payment) => payment.state === 'in_review' && referenceOf(payment) === receipt);
      const last = all.toSorted((a, b) => numberOf(b) - numberOf(a))[0];
      if (same && same.id === last?.id) return;
      const providerPaymentId = `${row.id}:${last ? numberOf(last) + 1 : 1}`;
      const news = told(row, { providerPaymentId, receiptReference: receipt }, { state: 'in_review' });
      await settle.settle(news, 'person');
      const kept = await payments.findByProviderId('manual', providerPaymentId);
      if (kept && referenceOf(kept) === receipt) return;
    }
    throw new AppError('conflict', { message: 'Declaraste dos comprobantes a la vez. Recargá y probá de nuevo.' });
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
      if (await payments.approvedReceipt(receipt)) throw new AppError('receipt_already_used');
      await declared(row, receipt);
      await checkouts.change(row, { declaredReference: reference });
      const [, ...older] = (await waiting(row)).toSorted((a, b) => numberOf(b) - numberOf(a));
      for (const payment of older) await cancel(row, payment);
      return shown((await checkouts.find(userId, id)) ?? row);
    },

    /** With a checkout that was given up. */
    async withdraw(userId: string, id: string): Promise<void> {
      const row = await checkouts.find(userId, id);
      if (row?.processor !== 'manual' || row.state !== 'cancelled') return;
      for (const payment of await waiting(row)) await cancel(row, payment);
    },

    /** What was paid without a provider ends: its money, if there was any, went back by hand. */
    async end(payment: Payment, by: By, source: 'admin' | 'person' = 'admin'): Promise<void> {
      const row = payment.checkoutId === null ? undefined : await checkouts.find(payment.userId, payment.checkoutId);
      const at = now();
      const change = {
        provider: payment.provider,
        state: 'refunded' as const,
        amountMinor: payment.amountMinor,
        refundedMinor: payment.amountMinor,
        approvedAt: payment.approvedAt,
        reversedAt: at,
        providerUpdatedAt: at,
      };
      const isFirst = row !== undefined && (await settle.settle(told(row, as(payment), change), source, by));
      if (!isFirst) throw await decisions.alreadyDecided(payment);
    },

    async decide(payment: Payment, isApproved: boolean, by: Required<By>): Promise<void> {
      const row = payment.checkoutId === null ? undefined : await checkouts.find(payment.userId, payment.checkoutId);
      if (!row) throw await decisions.alreadyDecided(payment);
      const at = now();
      const used = isApproved ? await payments.approvedReceipt(referenceOf(payment)) : undefined;
      if (used && used.id !== payment.id) throw new AppError('receipt_already_used');
      const change: Pick<Settling, 'state'> & Partial<Settling> = isApproved
        ? { state: 'approved', approvedAt: at }
        : { state: 'rejected', refusal: 'receipt_not_found' };
      const news = told(row, as(payment), { ...change, providerUpdatedAt: at });
      const isFirst = await settle.settle(news, 'admin', by).catch((error: unknown) => {
        // somebody else's transfer with this receipt was approved in this instant
        throw isUniqueViolation(error) ? new AppError('receipt_already_used') : error;
      });
      if (!isFirst) throw await decisions.alreadyDecided(payment);
    },
  };
}
