/** Credentials that grant nothing real. */
export const TEST_MERCHANT = {
  clientId: 'comercio-de-prueba',
  clientSecret: 'clave-del-comercio-de-prueba',
  merchantId: 'PRUEBA7COMERCIO',
  webhookId: '1AVISOS2DE3PRUEBA',
} as const;
export const OTHER_MERCHANT_ID = 'PRUEBA8OTRO';
