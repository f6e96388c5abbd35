export const STAGING_MARK = 'Entorno de prueba: no se cobra de verdad';
