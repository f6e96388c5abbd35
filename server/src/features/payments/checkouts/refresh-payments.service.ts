import type { MayCapture, PaymentHint, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import type { Settle } from '../ledger/record-payment.service.ts';
import type { Source } from '../ledger/payment-sources.ts';

type Parts = { providers: readonly PaymentProvider[]; settle: Settle; mayCapture: MayCapture };

export type Look = ReturnType<typeof createLook>;

/** Asks a provider how things stand and brings the answer to `settle`. Every way of hearing of a payment ends here. */
export function createLook({ providers, settle, mayCapture }: Parts) {
  const providerOf = (id: string) => providers.find((provider) => provider.id === id);

  return {
    /** Everything that was paid, or tried, for a checkout. A gift has no provider to ask: only its owner asks for it. */
    async at(checkout: CheckoutRow, source: Source): Promise<void> {
      const { id: checkoutId, processor, providerRef, createdAt } = checkout;
      if (providerRef === null) return;
      const found = await providerOf(processor)?.findByCheckout(
        { checkoutId, providerRef, since: createdAt },
        mayCapture,
      );
      for (const snapshot of found ?? []) await settle.settle(snapshot, source);
    },

    /** What a hint leads to; how many payments it was. */
    async into(provider: PaymentProvider, hint: PaymentHint, source: Source): Promise<number> {
      const found = await provider.resolve(hint, mayCapture);
      for (const snapshot of found) await settle.settle(snapshot, source);
      return found.length;
    },
  };
}
