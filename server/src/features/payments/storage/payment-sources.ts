/** What made the server read a payment from its provider. None of them is trusted with its state. */
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
