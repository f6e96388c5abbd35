export const syncMessages = {
  ofDay: (one: string, day: string) => `${one.charAt(0).toUpperCase()}${one.slice(1)} del ${day}`,
  onPhone: 'Guardado en el teléfono',
  inAccount: 'En tu cuenta',
  refused: 'Sin subir: necesita que lo revises',
  copy: 'Copia sin conexión',
  undo: 'Deshacer',
  outcomes: {
    merged: {
      title: 'Juntamos los dos cambios',
      description:
        'Este registro cambió en otro dispositivo mientras lo editabas: juntamos los dos cambios.',
    },
    'conflict-copy': {
      title: 'Quedaron las dos versiones',
      description:
        'Este registro cambió en otro dispositivo mientras lo editabas. La tuya quedó como “Copia sin conexión”.',
    },
    'edit-kept': {
      title: 'No lo borramos',
      description:
        'Este registro cambió en otro dispositivo. Miralo y, si querés, borralo de nuevo.',
    },
    'brought-back': {
      title: 'El registro volvió',
      description:
        'Se había borrado en otro dispositivo mientras lo editabas. Quedó lo que guardaste.',
    },
    'changed-since': {
      title: 'Ya había cambiado',
      description: 'Lo que cambió después, acá o en otro dispositivo, queda como está.',
    },
  },
  undone: 'Listo, quedó como antes',
  notUndone: 'No pudimos deshacerlo',
  changedMeanwhile:
    'Este registro cambió en otro dispositivo mientras lo editabas. Al guardar juntamos los dos cambios.',
  deletedMeanwhile: 'Este registro se borró en otro dispositivo. Si lo guardás, vuelve.',
  notices: {
    'conflict-copy': (label: string) => ({
      title: `Quedaron las dos versiones: ${label}`,
      description:
        'Cambió en dos dispositivos a la vez. La que escribiste acá dice “Copia sin conexión”.',
    }),
    'edit-kept': (label: string) => ({
      title: `No se borró: ${label}`,
      description: 'Otro dispositivo la había cambiado. Mirala y, si querés, borrala de nuevo.',
    }),
    'undo-kept': (label: string) => ({
      title: `No se deshizo todo: ${label}`,
      description: 'Lo que cambió después en otro dispositivo queda como está.',
    }),
  },
  undoOfDeleted: {
    title: 'No se deshizo: el registro se borró',
    description: 'Se había borrado en otro dispositivo, y queda borrado.',
  },
  memberships: 'Ver membresías',
  keptMeanwhile: 'Lo que cambiaste queda en este teléfono y sube solo cuando la actives.',
  pulling: (received: string, total: string) => `Trayendo ${received} de ${total}`,
  pullStarting: 'Trayendo lo que tenés en tu cuenta',
  pullPaused: 'Sigue cuando haya señal.',
  incomplete: 'Lista incompleta',
  complete: 'Lista completa',
  pulled: 'Ya está acá todo lo de tu cuenta',
  notPulled: {
    title: 'Este teléfono todavía no trajo lo que tenés en tu cuenta',
    text: 'Viene solo cuando haya señal. Lo que cargues mientras tanto queda guardado.',
  },
} as const;
