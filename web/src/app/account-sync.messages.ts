export const accountSyncMessages = {
  waiting: (count: number) => (count === 1 ? '1 sin subir' : `${count} sin subir`),
  refused: (count: number) => `${count} para revisar`,
  open: 'Ver lo que falta subir a tu cuenta',
  title: 'Lo que falta subir',
  safe: 'Está guardado en este teléfono. Sube solo cuando hay señal.',
  signedOut: 'Tu sesión terminó: iniciá sesión y sube solo. Nada se pierde.',
  notLasting:
    'Este navegador no guarda datos: lo que cargues sin señal se pierde al cerrar. Usá tu navegador de siempre, sin modo incógnito.',
  deletion: (what: string) => `Borrado: ${what}`,
  unknown: 'Un cambio de una parte de la app que todavía no se abrió',
  waitingSince: (when: string) => `Desde el ${when}`,
  retry: 'Probar de nuevo',
  giveUp: 'Descartar',
  download: 'Descargar una copia',
  syncNow: 'Subir ahora',
  syncing: 'Subiendo',
  none: 'No falta nada: ya está todo en tu cuenta.',
  leaving: {
    title: 'Hay cambios sin subir',
    text: (count: number) =>
      count === 1
        ? 'Un cambio está solo en este teléfono. Si cerrás sesión ahora, se pierde.'
        : `${count} cambios están solo en este teléfono. Si cerrás sesión ahora, se pierden.`,
    sync: 'Subir y cerrar sesión',
    syncing: 'Subiendo',
    notSynced: 'No pudimos subir todo. Revisá tu señal y probá de nuevo, o descargá una copia.',
    download: 'Descargar y cerrar sesión',
    stay: 'Quedarme',
  },
} as const;
