/** Triggers of a read from the provider. None is trusted with the payment's state. */
export const PAYMENT_SOURCES = [
  'start',
  'return',
  'webhook',
  'poll',
  'sweep',
  'admin',
  'person',
  'coupon',
] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];
