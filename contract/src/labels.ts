import type { CreditStatus } from '@forja/domain/referrals/credit-status';
import type { Goal } from '@forja/domain/person/choices';
import type { AccountEvent } from './identity/account.ts';
import type { PaymentState, Processor } from './payments/membership.ts';
import type { PartnerState } from './partners.ts';
import type { WithdrawalKind, WithdrawalState } from './payments/withdrawal.ts';

/** What people read for the values of the contract, on the screens, in emails and in what they download. */

export const goalLabels: Record<Goal, string> = {
  muscle_gain: 'Ganar músculo',
  fat_loss: 'Bajar grasa',
  strength: 'Fuerza',
  performance: 'Rendimiento',
  maintenance: 'Mantenimiento',
};

export const processorLabels: Record<Processor, string> = {
  mercadopago: 'Mercado Pago',
  paypal: 'PayPal',
  manual: 'Transferencia',
  coupon: 'Cupón',
  simulation: 'Simulación',
};

export const paymentStateLabels: Record<PaymentState, string> = {
  pending: 'Esperando el pago',
  in_review: 'En revisión',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  charged_back: 'Desconocido por el banco',
};

export const withdrawalKindLabels: Record<WithdrawalKind, string> = {
  regret: 'Arrepentimiento',
  cancellation: 'Baja',
};

export const withdrawalStateLabels: Record<WithdrawalState, string> = {
  received: 'Recibido',
  in_progress: 'En curso',
  done: 'Resuelto',
  rejected: 'No corresponde',
};

export const partnerStateLabels: Record<PartnerState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  accepted: 'Aceptada',
  rejected: 'No esta vez',
};

export const creditStatusLabels: Record<CreditStatus, string> = {
  held: 'Espera el plazo de arrepentimiento',
  review: 'Lo revisa una persona',
  payable: 'Espera la aprobación',
  approved: 'Aprobado',
  paid: 'Pagado',
  refused: 'No corresponde',
  reversed: 'Anulado: el pago se devolvió',
};

/** What happened in the account, to its owner. */
export const accountEventLabels: Record<AccountEvent['event'], string> = {
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
  registration_denied: 'Desde tu correo dijeron que no crearon esta cuenta',
  email_change_requested: 'Pediste cambiar el correo',
  email_change_cancelled: 'Se canceló el cambio de correo',
  email_changed: 'Cambió el correo de la cuenta',
  account_reclaimed: 'Recuperaste la cuenta desde el correo de aviso',
  secret_question_changed: 'Cambiaste la pregunta secreta',
  sessions_closed: 'Cerraste las demás sesiones',
  passkey_added: 'Agregaste una llave de acceso',
  passkey_removed: 'Borraste una llave de acceso',
  second_factor_on: 'Activaste el segundo paso',
  second_factor_locked: 'El segundo paso quedó cerrado por códigos equivocados',
  second_factor_unlocked: 'Se abrió de nuevo el segundo paso',
  role_granted: 'Te dieron permisos de administración',
  role_revoked: 'Te quitaron los permisos de administración',
  data_exported: 'Descargaste tus datos',
  data_imported: 'Trajiste datos a la cuenta',
  data_viewed_by_admin: 'Una persona de administración vio tus datos',
  payment_decided_by_admin: 'Una persona de administración decidió sobre un pago tuyo',
  people_read_as_admin: 'Viste datos de otras personas en Administración',
  membership_given_by_admin: 'Una persona de administración te dio una membresía',
  membership_moved_by_admin: 'Una persona de administración movió el fin de tu membresía',
  account_blocked: 'Una persona de administración bloqueó tu cuenta',
  account_unblocked: 'Una persona de administración desbloqueó tu cuenta',
  sessions_closed_by_admin: 'Una persona de administración cerró tus sesiones',
  second_factor_reset_by_admin: 'Una persona de administración borró tu segundo paso',
  email_change_started_by_admin: 'Una persona de administración empezó un cambio de tu correo',
  support_note_added: 'Una persona de administración escribió una nota de soporte sobre tu cuenta',
  site_notice_created: 'Publicaste un aviso en la página',
  site_notice_ended: 'Sacaste un aviso de la página',
  member_letter_sent: 'Mandaste una carta a quienes tienen membresía',
  letters_turned_off: 'Pediste no recibir más cartas',
  letters_turned_on: 'Pediste recibir cartas otra vez',
  application_decided: 'Una persona de administración decidió tu postulación',
  referral_credit_decided:
    'Una persona de administración decidió sobre un crédito de tus invitaciones',
  withdrawal_answered: 'Una persona de administración respondió tu pedido',
  price_scheduled: 'Programaste un precio',
  price_cancelled: 'Cancelaste un precio programado',
  coupon_created: 'Creaste un cupón',
  coupon_disabled: 'Desactivaste un cupón',
  membership_activated: 'Se activó tu membresía',
  membership_ends_soon: 'Tu membresía termina en una semana',
  membership_ended: 'Terminó tu membresía',
  membership_reversed: 'Se devolvió un pago de tu membresía',
  payment_in_review: 'Una persona está revisando un pago tuyo',
  payment_duplicate: 'Pagaste dos veces la misma compra: mirá qué podés hacer en Membresía y pagos',
  transfer_rejected: 'No pudimos confirmar tu transferencia: el motivo está en tu compra',
  payment_partially_returned: 'Te devolvimos una parte de un pago',
  payment_returned: 'Se cobró una compra que ya no estaba abierta: te devolvemos el importe',
};
