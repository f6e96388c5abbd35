import type { viewPerson } from '@forja/contract/admin/admin-person';
import type { ReplyOf } from '@forja/contract/http/endpoint';

type SecondFactor = ReplyOf<typeof viewPerson>['secondFactor'];

export const personMessages = {
  reason: 'Motivo',
  reasonHint: 'La persona lo lee en Mi Cuenta y por correo.',
  proof: 'Prueba',
  proofHint: 'Qué viste para saber que es esa persona. También lo lee.',
  access: 'Acceso a la cuenta',
  state: 'Estado',
  open: 'Abierta',
  blocked: (at: string, reason: string) => `Bloqueada desde el ${at}. Motivo: ${reason}`,
  secondFactor: 'Segundo paso',
  secondFactorStates: {
    off: 'Sin activar',
    on: 'Activado',
    locked: 'Cerrado por códigos equivocados',
  } satisfies Record<SecondFactor, string>,
  devices: 'Dispositivos',
  deviceCount: (week: number, hour: number) =>
    `${week} en los últimos 7 días, ${hour} a la vez en una misma hora`,
  sharing: 'Puede que la compartan varias personas.',
  sharingMore:
    'Es una señal y nada más: preguntale antes de decidir. Una familia con muchos dispositivos también la da.',
  sessions: 'Sesiones abiertas',
  noSessions: 'No tiene sesiones abiertas.',
  unknownDevice: 'Dispositivo desconocido',
  session: (device: string, lastSeen: string) => `${device}, vista por última vez el ${lastSeen}`,
  notes: 'Notas de soporte',
  notesLead: 'Nadie las cambia después. La persona las ve si pide sus datos.',
  noNotes: 'No hay notas.',
  unknownAuthor: 'No consta quién',
  note: (at: string, author: string, text: string) => `${at}, ${author}: ${text}`,
  actions: {
    block: {
      label: 'Bloquear la cuenta',
      title: '¿Bloquear esta cuenta?',
      text: 'Se cierran sus sesiones. Solo puede entrar para descargar sus datos o borrar la cuenta.',
      success: 'Cuenta bloqueada',
    },
    unblock: {
      label: 'Desbloquear la cuenta',
      title: '¿Desbloquear esta cuenta?',
      text: 'Vuelve a entrar y a usar todo como antes.',
      success: 'Cuenta desbloqueada',
    },
    closeSessions: {
      label: 'Cerrar sus sesiones',
      title: '¿Cerrar todas sus sesiones?',
      text: 'Tiene que entrar de nuevo en cada dispositivo. Su contraseña sigue igual.',
      success: 'Sesiones cerradas',
    },
    move: {
      label: 'Mover el final',
      title: '¿Mover el final de su membresía?',
      text: 'Los días van con la última compra: si se devuelve, se van con ella.',
      success: 'Final movido',
    },
    note: {
      label: 'Agregar una nota',
      title: 'Una nota de soporte',
      text: 'Nadie la cambia después. La persona la ve si pide sus datos.',
      success: 'Nota agregada',
    },
    resetSecondFactor: {
      label: 'Borrar su segundo paso',
      title: '¿Borrar su segundo paso?',
      text: 'No tiene permisos de administración hasta que active otro.',
      success: 'Segundo paso borrado',
    },
    address: {
      label: 'Cambiar su correo',
      title: '¿Cambiar el correo de esta cuenta?',
      text: 'Para quien perdió su correo. Cambia cuando confirma el nuevo; el de antes recibe un aviso y puede deshacerlo.',
      success: 'Cambio de correo empezado',
    },
  },
  days: 'Días',
  daysHint: 'Con un menos adelante se acorta: -3.',
  daysUnit: 'días',
  newAddress: 'Correo nuevo',
  noteText: 'Nota',
  closed: (count: number) => (count === 1 ? 'Era 1.' : `Eran ${count}.`),
  newEnd: (end: string) => `Ahora termina el ${end}.`,
  linkSent: (end: string) => `Le mandamos un enlace a ese correo. Sirve hasta el ${end}.`,
  codeIs: (code: string, end: string) =>
    `Dictale este código: ${code}. Entra con el correo nuevo, su contraseña y el código, hasta el ${end}.`,
} as const;
