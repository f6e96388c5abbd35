import { randomUUID } from 'node:crypto';
import type {
  CheckoutToPay,
  PaymentProvider,
  PaymentSnapshot,
  ProviderId,
} from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';
import { listSnapshotMovements } from './wire/snapshot-movements.ts';

export type FakePayment = Omit<PaymentSnapshot, 'raw'>;
type FakeProviderOptions = { id?: Exclude<ProviderId, 'simulation'>; now: () => Date };

export type FakeProvider = ReturnType<typeof createFakeProvider>;

/** Webhooks are JSON: `{ key, id, signed }`. */
export function createFakeProvider({ id = 'mercadopago', now }: FakeProviderOptions) {
  const currency = id === 'paypal' ? ('USD' as const) : ('ARS' as const);
  const payments = new Map<string, FakePayment>();
  const requestedCheckouts: CheckoutToPay[] = [];
  const closedCheckouts: string[] = [];
  const failures: ('unreachable' | 'empty')[] = [];
  const refunds: 'unreachable'[] = [];
  const listings: 'unreachable'[] = [];
  const refundKeys: string[] = [];
  const doneRefunds = new Set<string>();
  let onCheckout = async () => {};
  const accountId = `seller-of-${id}`;

  async function answer(found: FakePayment[]): Promise<PaymentSnapshot[]> {
    const failure = failures.shift();
    if (failure === 'unreachable') throw new ProviderError(id, 'unreachable');
    return failure === 'empty' ? [] : found.map((each) => ({ ...each, raw: { fake: true } }));
  }

  const provider: PaymentProvider = {
    id,
    accountId,
    currency,
    async createCheckout(checkout) {
      if (failures.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      requestedCheckouts.push(checkout);
      await onCheckout();
      const providerRef = `${checkout.checkoutId}-${checkout.attempt}`;
      return {
        providerRef,
        redirectUrl: `https://pay.example/${providerRef}`,
        expiresAt: checkout.expiresAt,
      };
    },
    async readWebhook({ raw }) {
      const message = JSON.parse(raw.toString('utf8')) as {
        key: string;
        id: string | null;
        signed: boolean;
      }; // the test wrote it
      return {
        dedupKey: message.key,
        topic: 'payment',
        hint: message.id === null ? null : { kind: 'payment', id: message.id },
        signature: message.signed ? 'ok' : 'bad',
        sentAt: null,
      };
    },
    resolve: ({ kind, id: reference }) =>
      answer(
        [...payments.values()].filter(({ providerPaymentId, checkoutRef }) =>
          kind === 'checkout' ? checkoutRef === reference : providerPaymentId === reference,
        ),
      ),
    findByCheckout: ({ checkoutId }) =>
      answer([...payments.values()].filter(({ checkoutRef }) => checkoutRef === checkoutId)),
    async closeCheckout({ checkoutId }) {
      if (failures.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      closedCheckouts.push(checkoutId);
    },
    async cancelPayment({ providerPaymentId }) {
      if (failures.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      if (get(providerPaymentId).state === 'pending')
        change(providerPaymentId, { state: 'cancelled', refusal: 'by_collector' });
      return { ...get(providerPaymentId), raw: { fake: true } };
    },
    async listMovements(span) {
      if (listings.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      return listSnapshotMovements([...payments.values()], span);
    },
    async refund({ providerPaymentId, amountMinor, key }) {
      refundKeys.push(key);
      if (refunds.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      const { amountMinor: paidMinor, refundedMinor } = get(providerPaymentId);
      const totalMinor = refundedMinor + (amountMinor ?? paidMinor - refundedMinor);
      if (amountMinor === null || totalMinor >= paidMinor)
        change(providerPaymentId, { state: 'refunded', reversedAt: now() });
      else if (!doneRefunds.has(key)) change(providerPaymentId, { refundedMinor: totalMinor });
      doneRefunds.add(key);
      const [snapshot] = await answer([get(providerPaymentId)]);
      if (!snapshot) throw new ProviderError(id, 'unreadable');
      return snapshot;
    },
  };

  const get = (paymentId: string): FakePayment => {
    const found = payments.get(paymentId);
    if (!found) throw new Error(`there is no payment ${paymentId}`);
    return found;
  };

  function change(paymentId: string, changes: Partial<FakePayment>): FakePayment {
    const before = get(paymentId);
    // update times of a payment must strictly increase
    const providerUpdatedAt = new Date(
      Math.max(now().getTime(), before.providerUpdatedAt.getTime() + 1),
    );
    const after = { ...before, providerUpdatedAt, ...changes };
    payments.set(paymentId, after);
    return after;
  }

  return {
    provider,
    payments,
    requestedCheckouts,
    closedCheckouts,
    failures,
    listings,
    refunds,
    refundKeys,
    change,
    /** Runs between the request for a page and its response. */
    beforeAnswering: (work: () => Promise<void>) => void (onCheckout = work),
    pay(
      checkout: { checkoutId: string; amountMinor: number },
      changes: Partial<FakePayment> = {},
    ): FakePayment {
      const state = changes.state ?? 'approved';
      const payment: FakePayment = {
        provider: id,
        providerPaymentId: String(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 14)}`)),
        checkoutRef: checkout.checkoutId,
        accountId,
        amountMinor: checkout.amountMinor,
        refundedMinor: 0,
        currency,
        approvedAt: state === 'approved' ? now() : null,
        reversedAt: null,
        providerUpdatedAt: now(),
        voucher: null,
        refusal: null,
        ...changes,
        state,
      };
      payments.set(payment.providerPaymentId, payment);
      return payment;
    },
  };
}
