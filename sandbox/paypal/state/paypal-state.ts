import { createCaptureStore } from './capture-store.ts';
import { createDisputes } from './disputes.ts';
import { createOrderStore } from './order-store.ts';
import type { PayPalStateDependencies } from './paypal-change.ts';

export type PayPalState = ReturnType<typeof createPayPalState>;

export function createPayPalState(dependencies: PayPalStateDependencies) {
  const captures = createCaptureStore(dependencies);
  return {
    ...captures,
    ...createOrderStore(dependencies, captures),
    ...createDisputes(dependencies, captures),
  };
}
