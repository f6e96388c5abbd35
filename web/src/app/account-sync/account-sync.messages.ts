import { plural } from '../../design/format.ts';

const changes = (count: number) => plural(count, 'cambio', 'cambios');

export const accountSyncMessages = {
  pending: (count: number) => (count === 1 ? '1 sin subir' : `${count} sin subir`),
  refused: (count: number) => `${count} para revisar`,
  open: 'Ver lo que falta subir a tu cuenta',
  title: 'Lo que falta subir',
  safe: 'Está guardado en este teléfono. Sube solo cuando hay señal.',
  signedOut: 'Tu sesión terminó: iniciá sesión y sube solo. Nada se pierde.',
  notOpen: 'No se puede guardar en este teléfono',
  tryToOpen: 'Probar de nuevo',
  reload: 'Recargar',
  deletion: (what: string) => `Borrado: ${what}`,
  unknown: 'Un cambio de una parte de la app que todavía no se abrió',
  pendingSince: (when: string) => `Desde el ${when}`,
  later: 'Todavía no llegó a tu cuenta. Se prueba solo de nuevo.',
  retry: 'Probar de nuevo',
  discard: 'Descartar',
  discarding: {
    title: '¿Descartar este cambio?',
    text: (what: string) =>
      `${what}: vas a ver lo que tiene tu cuenta. Lo que hiciste en este teléfono se va.`,
    confirm: 'Descartar',
    cancel: 'Dejarlo',
    success: 'Cambio descartado',
    undo: 'Deshacer',
  },
  download: 'Descargar',
  syncNow: 'Subir ahora',
  syncing: 'Subiendo',
  offline: 'Sin señal no se puede subir. Sube solo cuando vuelva.',
  notSynced: (count: number) =>
    `No pudimos subir ${changes(count)}. Se prueba solo de nuevo en un rato.`,
  none: 'No falta nada: ya está todo en tu cuenta.',
  allInAccount: 'Todo está en tu cuenta',
  uploaded: (count: number) => (count > 1 ? `Subimos ${changes(count)}.` : undefined),
  leaving: {
    title: 'Hay cambios sin subir',
    text: (count: number) =>
      count === 1
        ? 'Un cambio está solo en este teléfono. Si cerrás sesión ahora, se pierde.'
        : `${count} cambios están solo en este teléfono. Si cerrás sesión ahora, se pierden.`,
    sync: 'Subir y cerrar sesión',
    syncing: 'Subiendo',
    offline:
      'Sin señal no podemos subirlos ni cerrar tu sesión. Quedan guardados acá: volvé a probar con señal.',
    notSynced: 'No pudimos subir todo. Revisá tu señal y probá de nuevo, o descargá una copia.',
    refused: (count: number) =>
      `${count === 1 ? '1 cambio necesita' : `${count} cambios necesitan`} que lo revises en «Lo que falta subir».`,
    download: 'Descargar y cerrar sesión',
    downloadHint: 'La copia se restaura en Mi Cuenta, con «Restaurar un respaldo».',
    stay: 'Quedarme',
  },
  sealed: {
    title: 'Quedaron cambios sin subir',
    text: (count: number, username: string) =>
      `La sesión de ${username || 'otra cuenta'} terminó y ${count === 1 ? '1 cambio no llegó' : `${count} cambios no llegaron`} a su cuenta. Quedan cerrados en este teléfono: al iniciar sesión con esa cuenta, suben solos.`,
    missingAccount: 'Si esa cuenta ya no existe, descargá una copia y borralos de acá.',
    understood: 'Entendido',
    download: 'Descargar una copia',
    delete: 'Borrarlos de este teléfono',
    deleteTitle: '¿Borrar los cambios sin subir?',
    deleteText: 'No están en ningún otro lado. Si no descargaste la copia, se pierden.',
    deleteConfirm: 'Borrarlos',
    cancel: 'Dejarlos',
    deleted: 'Cambios borrados de este teléfono',
  },
} as const;
