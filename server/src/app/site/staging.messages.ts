/** On every page of an installation where the providers charge nothing. */
export const STAGING_MARK = 'Entorno de prueba: no se cobra de verdad';
