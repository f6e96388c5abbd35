import { createChargebackStore } from './chargeback-store.ts';
import type { MercadoPagoStateDependencies } from './mercadopago-change.ts';
import { createPaymentStore } from './payment-store.ts';
import { createPreferenceStore } from './preference-store.ts';

export type MercadoPagoState = ReturnType<typeof createMercadoPagoState>;

export function createMercadoPagoState(settings: Omit<MercadoPagoStateDependencies, 'nextId'>) {
  // ids are never reused, even after a restart, because shops store them
  let lastId = Date.now();
  const dependencies = { ...settings, nextId: () => (lastId += 1) };
  const payments = createPaymentStore(dependencies);
  return {
    ...payments,
    ...createPreferenceStore(dependencies, payments),
    ...createChargebackStore(dependencies, payments),
  };
}
