/** Where the provider shows its pages to people who pay in Argentina. */
export const PAGE_HOSTS = [
  'www.mercadopago.com.ar',
  'www.mercadopago.com',
  'sandbox.mercadopago.com.ar',
] as const;
