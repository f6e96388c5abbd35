import type { PaymentState } from '@forja/contract/payments/membership';
import type { SimulatedAction } from './create-simulation.ts';

export const ACTIONS: Record<SimulatedAction | 'leave', string> = {
  approve: 'Aprobar el pago',
  reject: 'Rechazar el pago',
  pay_later: 'Pagar después en efectivo',
  accredit: 'Acreditar el efectivo',
  refund: 'Devolver el pago',
  charge_back: 'Desconocer el pago',
  leave: 'Volver sin pagar',
};

const states: Record<PaymentState, string> = {
  pending: 'esperando el efectivo',
  in_review: 'en revisión',
  approved: 'aprobado',
  rejected: 'rechazado',
  cancelled: 'cancelado',
  refunded: 'devuelto',
  charged_back: 'desconocido por el banco',
};

export const messages = {
  title: 'Pago de prueba',
  noMoney: 'Esta página existe solo fuera de producción: no mueve dinero.',
  total: 'Total',
  state: 'Estado',
  untouched: 'sin decidir',
  closed:
    'Esta compra se canceló: esta página ya no cobra. Para pagar, empezá de nuevo desde el sitio.',
  states,
};
