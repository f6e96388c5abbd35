export const PAGE_HOSTS = [
  'www.mercadopago.com.ar',
  'www.mercadopago.com',
  'sandbox.mercadopago.com.ar',
] as const;
