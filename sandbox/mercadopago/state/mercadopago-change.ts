import type { MovableClock } from '../../shared/movable-clock.ts';
import type { Chargeback } from './chargebacks.ts';
import type { MercadoPagoFaultSettings } from './mercadopago-fault-settings.ts';
import type { Payment } from './payments.ts';

export type MercadoPagoChange =
  | { kind: 'payment'; action: 'payment.created' | 'payment.updated'; payment: Payment }
  | { kind: 'chargeback'; chargeback: Chargeback; payment: Payment };

export type MercadoPagoStateDependencies = {
  clock: MovableClock;
  faultSettings: () => MercadoPagoFaultSettings;
  notifyChange: (news: MercadoPagoChange) => void;
  nextId: () => number;
};
