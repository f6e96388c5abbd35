/** Who takes the money, or stands for it: the regional one, the international one, a coupon of 100 %, a transfer, a laptop's own. */
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
