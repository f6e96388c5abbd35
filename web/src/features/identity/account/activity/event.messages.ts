import type { AccountEvent } from '@forja/contract/identity/account';

type Event = AccountEvent['event'];

/** What happened, told to the owner of the account. */
export const EVENT_TEXTS: Record<Event, string> = {
  registered: 'Creaste la cuenta',
  signed_in: 'Inicio de sesión',
  signed_in_new_device: 'Inicio de sesión en un dispositivo nuevo',
  signed_in_with_passkey: 'Inicio de sesión con llave de acceso',
  sign_in_failed: 'Alguien intentó entrar con tu correo y no pudo',
  session_restored: 'Volviste del pago a tu cuenta',
  recovery_failed: 'Intento de recuperación con una respuesta equivocada',
  recovery_locked: 'Recuperación cerrada por respuestas equivocadas',
  password_recovered: 'Contraseña recuperada',
  password_changed: 'Cambiaste la contraseña',
  email_verified: 'Verificaste tu correo',
  email_change_requested: 'Pediste cambiar el correo',
  email_change_cancelled: 'Cancelaste el cambio de correo',
  email_changed: 'Cambió el correo de la cuenta',
  account_reclaimed: 'Recuperaste la cuenta desde el correo de aviso',
  secret_question_changed: 'Cambiaste la pregunta secreta',
  sessions_closed: 'Cerraste las demás sesiones',
  passkey_added: 'Agregaste una llave de acceso',
  passkey_removed: 'Borraste una llave de acceso',
  second_factor_on: 'Activaste el segundo paso',
  role_granted: 'Te dieron permisos de administración',
  data_exported: 'Descargaste tus datos',
  data_imported: 'Trajiste datos a la cuenta',
  data_viewed_by_admin: 'Una persona de administración vio tus datos',
  membership_activated: 'Se activó tu membresía',
  membership_ends_soon: 'Tu membresía termina en una semana',
  membership_ended: 'Terminó tu membresía',
  membership_reversed: 'Se devolvió un pago de tu membresía',
  payment_in_review: 'Una persona está revisando un pago tuyo',
  payment_duplicate: 'Pagaste dos veces la misma compra: elegí qué hacemos en Membresía y pagos',
  payment_returned: 'Se cobró una compra que ya no estaba abierta: te devolvemos el importe',
};

/** What somebody else may have done: the owner is told what to do about it. */
export const SUSPICIOUS: ReadonlySet<Event> = new Set<Event>([
  'signed_in_new_device',
  'sign_in_failed',
  'recovery_failed',
  'recovery_locked',
  'password_recovered',
  'email_change_requested',
]);
