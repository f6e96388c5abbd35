import { randomUUID } from 'node:crypto';
import type { CheckoutToPay, PaymentProvider, PaymentSnapshot, ProviderId } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';
import { listSnapshotMovements } from './wire/snapshot-movements.ts';

export type FakePayment = Omit<PaymentSnapshot, 'raw'>;
type FakeProviderOptions = { id?: Exclude<ProviderId, 'simulation'>; now: () => Date };

export type FakeProvider = ReturnType<typeof createFakeProvider>;

/** A provider whose books and moods are in the hands of the test. Its webhooks are JSON: `{ key, id, signed }`. */
export function createFakeProvider({ id = 'mercadopago', now }: FakeProviderOptions) {
  const currency = id === 'paypal' ? ('USD' as const) : ('ARS' as const);
  const payments = new Map<string, FakePayment>();
  const asked: CheckoutToPay[] = [];
  /** The checkouts whose page was closed, by id. */
  const closed: string[] = [];
  /** What is taken from this list goes wrong, one call each. */
  const moods: ('unreachable' | 'empty')[] = [];
  /** The same, of refunds alone; and under which keys they were asked for. */
  const refunds: 'unreachable'[] = [];
  /** The same, for the lists of a day. */
  const listings: 'unreachable'[] = [];
  const refundKeys: string[] = [];
  let onAsked = async () => {};
  const accountId = `seller-of-${id}`;

  async function answer(found: FakePayment[]): Promise<PaymentSnapshot[]> {
    const mood = moods.shift();
    if (mood === 'unreachable') throw new ProviderError(id, 'unreachable');
    return mood === 'empty' ? [] : found.map((each) => ({ ...each, raw: { fake: true } }));
  }

  const provider: PaymentProvider = {
    id,
    accountId,
    currency,
    async createCheckout(checkout) {
      if (moods.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      asked.push(checkout);
      await onAsked();
      const providerRef = `${checkout.checkoutId}-${checkout.attempt}`;
      return { providerRef, redirectUrl: `https://pay.example/${providerRef}`, expiresAt: checkout.expiresAt };
    },
    async readWebhook({ raw }) {
      const message = JSON.parse(raw.toString('utf8')) as { key: string; id: string | null; signed: boolean }; // the test wrote it
      return {
        dedupKey: message.key,
        topic: 'payment',
        hint: message.id === null ? null : { kind: 'payment', id: message.id },
        signature: message.signed ? 'ok' : 'bad',
        sentAt: null,
      };
    },
    resolve: ({ kind, id: wanted }) =>
      answer(
        [...payments.values()].filter(({ providerPaymentId, checkoutRef }) =>
          kind === 'checkout' ? checkoutRef === wanted : providerPaymentId === wanted,
        ),
      ),
    findByCheckout: ({ checkoutId }) =>
      answer([...payments.values()].filter(({ checkoutRef }) => checkoutRef === checkoutId)),
    async closeCheckout({ checkoutId }) {
      if (moods.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      closed.push(checkoutId);
    },
    async listMovements(span) {
      if (listings.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      return listSnapshotMovements([...payments.values()], span);
    },
    async refund({ providerPaymentId, key }) {
      refundKeys.push(key);
      if (refunds.shift() === 'unreachable') throw new ProviderError(id, 'unreachable');
      change(providerPaymentId, { state: 'refunded', reversedAt: now() });
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

  function change(paymentId: string, told: Partial<FakePayment>): FakePayment {
    const before = get(paymentId);
    // the provider's own clock never stands still between two changes
    const providerUpdatedAt = new Date(Math.max(now().getTime(), before.providerUpdatedAt.getTime() + 1));
    const after = { ...before, providerUpdatedAt, ...told };
    payments.set(paymentId, after);
    return after;
  }

  return {
    provider,
    payments,
    asked,
    closed,
    moods,
    listings,
    refunds,
    refundKeys,
    change,
    /** What happens between the asking for a page and its arrival. */
    beforeAnswering: (work: () => Promise<void>) => void (onAsked = work),
    /** Somebody pays, by default exactly and at once. */
    pay(checkout: { checkoutId: string; amountMinor: number }, told: Partial<FakePayment> = {}): FakePayment {
      const state = told.state ?? 'approved';
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
        ...told,
        state,
      };
      payments.set(payment.providerPaymentId, payment);
      return payment;
    },
  };
}
