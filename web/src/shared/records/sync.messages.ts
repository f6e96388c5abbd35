export const syncMessages = {
  full: 'El teléfono no tiene lugar para guardar esto. Liberá espacio (fotos, videos, apps que no usás) y probá de nuevo. Lo que ya estaba guardado sigue ahí.',
  notKept: 'No pudimos guardarlo en este teléfono. Probá de nuevo; si estás en modo incógnito, salí de ese modo.',
  onPhone: 'Guardado en el teléfono',
  inAccount: 'En tu cuenta',
  notTaken: 'Sin subir: necesita que lo revises',
  copy: 'Copia sin conexión',
} as const;
