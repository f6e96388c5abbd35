export const requestMessages = {
  unknown: 'Error desconocido',
  unprocessed: 'Error al procesar la solicitud',
  unreachable: 'No hay conexión con Forja. Revisá tu señal y probá de nuevo.',
} as const;
