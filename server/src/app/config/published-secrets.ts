/** Secrets of the fake providers. They are public in the repository and protect nothing. */
export const PUBLISHED_SECRETS: ReadonlySet<string> = new Set([
  'APP_USR-1111111111111111-010126-00000000000000000000000000000001-1001001',
  'APP_USR-2222222222222222-010126-00000000000000000000000000000002-2002002',
  'secreto-de-prueba-de-los-avisos',
  'comercio-de-prueba',
  'clave-del-comercio-de-prueba',
  'PRUEBA7COMERCIO',
  '1AVISOS2DE3PRUEBA',
]);
