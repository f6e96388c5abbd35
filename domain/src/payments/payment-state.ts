export const PROCESSORS = ['mercadopago', 'paypal', 'coupon', 'manual', 'simulation'] as const;
export type Processor = (typeof PROCESSORS)[number];

export const PAYMENT_STATES = [
  'pending',
  'in_review',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
