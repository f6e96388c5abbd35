import type { Goal } from '@forja/domain/person/choices';
import type { PaymentState, Processor } from './payments/membership.ts';
import type { PartnerState } from './partners.ts';
import type { WithdrawalKind, WithdrawalState } from './payments/withdrawal.ts';

export const goalLabels: Record<Goal, string> = {
  muscle_gain: 'Ganar músculo',
  fat_loss: 'Bajar grasa',
  strength: 'Fuerza',
  performance: 'Rendimiento',
  maintenance: 'Mantenimiento',
};

export const processorLabels: Record<Processor, string> = {
  mercadopago: 'Mercado Pago',
  paypal: 'PayPal',
  manual: 'Transferencia',
  coupon: 'Cupón',
  simulation: 'Simulación',
};

export const paymentStateLabels: Record<PaymentState, string> = {
  pending: 'Esperando el pago',
  in_review: 'En revisión',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  charged_back: 'Desconocido por el banco',
};

export const withdrawalKindLabels: Record<WithdrawalKind, string> = {
  regret: 'Arrepentimiento',
  cancellation: 'Baja',
};

export const withdrawalStateLabels: Record<WithdrawalState, string> = {
  received: 'Recibido',
  in_progress: 'En curso',
  done: 'Resuelto',
  rejected: 'No corresponde',
};

export const partnerStateLabels: Record<PartnerState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  accepted: 'Aceptada',
  rejected: 'No esta vez',
};
