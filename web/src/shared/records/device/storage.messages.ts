export const storageMessages = {
  full: 'El teléfono no tiene lugar para guardar esto. Liberá espacio (fotos, videos, apps que no usás) y probá de nuevo. Lo que ya estaba guardado sigue ahí.',
  'not-stored':
    'No pudimos guardarlo en este teléfono. Probá de nuevo; si estás en modo incógnito, salí de ese modo.',
  unavailable:
    'Este navegador no deja guardar nada en el teléfono, así que acá no podés cargar datos. Salí del modo incógnito o usá tu navegador de siempre. Si ya es ese, cerralo, abrilo y probá de nuevo.',
  blocked:
    'Otra pestaña de Forja tiene ocupado lo guardado en este teléfono. Cerrá las otras pestañas de Forja y probá de nuevo.',
  newer:
    'Hay una versión nueva de Forja en este teléfono. Recargá la página para guardar: lo que escribiste queda.',
  'other-account':
    'Tu sesión cambió en otra pestaña. Iniciá sesión para guardar: lo que escribiste no se guardó.',
} as const;
