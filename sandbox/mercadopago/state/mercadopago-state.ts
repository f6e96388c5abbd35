import { createChargebackStore } from './chargeback-store.ts';
import type { MercadoPagoStateDependencies } from './mercadopago-change.ts';
import { createPaymentStore } from './payment-store.ts';
import { createPreferenceStore } from './preference-store.ts';

export type MercadoPagoState = ReturnType<typeof createMercadoPagoState>;

/** The provider's state, in the memory of this process. */
export function createMercadoPagoState(settings: Omit<MercadoPagoStateDependencies, 'nextId'>) {
  // numbers are never used again, not even after a restart: shops keep them
  let lastId = Date.now();
  const dependencies = { ...settings, nextId: () => (lastId += 1) };
  const payments = createPaymentStore(dependencies);
  return {
    ...payments,
    ...createPreferenceStore(dependencies, payments),
    ...createChargebackStore(dependencies, payments),
  };
}
