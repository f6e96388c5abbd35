import type {
  MayCapture,
  PaymentHint,
  PaymentProvider,
} from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';

type Dependencies = {
  providers: readonly PaymentProvider[];
  ledger: Ledger;
  mayCapture: MayCapture;
};

export type RefreshPayments = ReturnType<typeof createRefreshPayments>;

/** Single entry point of payment reports, whatever their source. */
export function createRefreshPayments({ providers, ledger, mayCapture }: Dependencies) {
  const findProvider = (id: string) => providers.find((provider) => provider.id === id);

  return {
    /** Includes refused payments. A gift has no provider. */
    async forCheckout(checkout: CheckoutRow, source: PaymentSource): Promise<void> {
      const { id: checkoutId, processor, providerRef, createdAt } = checkout;
      if (providerRef === null) return;
      const snapshots = await findProvider(processor)?.findByCheckout(
        { checkoutId, providerRef, since: createdAt },
        mayCapture,
      );
      for (const snapshot of snapshots ?? []) await ledger.recordPayment(snapshot, source);
    },

    async forHint(
      provider: PaymentProvider,
      hint: PaymentHint,
      source: PaymentSource,
    ): Promise<number> {
      const snapshots = await provider.resolve(hint, mayCapture);
      for (const snapshot of snapshots) await ledger.recordPayment(snapshot, source);
      return snapshots.length;
    },
  };
}
