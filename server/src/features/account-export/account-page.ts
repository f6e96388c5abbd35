import type { AccountEvent, Device } from '@forja/contract/identity/account';
import type { AccountExport } from '@forja/contract/account-export';
import type { PaymentState, Processor } from '@forja/contract/payments/membership';
import { brand } from '@forja/contract/brand';
import type { AnyCollection } from '@forja/contract/records/records';
import { describeRecords } from './describe-records.ts';
import { table, text, when } from './page-html.ts';

const EVENTS: Record<AccountEvent['event'], string> = {
  registered: 'Creaste la cuenta',
  signed_in: 'Inicio de sesión',
  signed_in_new_device: 'Inicio de sesión en un dispositivo nuevo',
  signed_in_with_passkey: 'Inicio de sesión con llave de acceso',
  sign_in_failed: 'Alguien intentó entrar y no pudo',
  session_restored: 'Volviste del pago a tu cuenta',
  recovery_failed: 'Respuesta secreta equivocada',
  recovery_locked: 'Recuperación cerrada por respuestas equivocadas',
  password_recovered: 'Contraseña recuperada',
  password_changed: 'Cambiaste la contraseña',
  email_verified: 'Verificaste tu correo',
  email_change_requested: 'Pediste cambiar el correo',
  email_change_cancelled: 'Cancelaste el cambio de correo',
  email_changed: 'Cambió el correo',
  account_reclaimed: 'Recuperaste la cuenta desde el correo de aviso',
  secret_question_changed: 'Cambiaste la pregunta secreta',
  sessions_closed: 'Cerraste las demás sesiones',
  passkey_added: 'Agregaste una llave de acceso',
  passkey_removed: 'Borraste una llave de acceso',
  second_factor_on: 'Activaste el segundo paso',
  role_granted: 'Te dieron permisos de administración',
  data_exported: 'Descargaste tus datos',
  data_imported: 'Trajiste datos a la cuenta',
  data_viewed_by_admin: 'Un administrador vio tus datos',
  membership_activated: 'Se activó tu membresía',
  membership_ends_soon: 'Aviso: tu membresía termina en una semana',
  membership_ended: 'Terminó tu membresía',
  payment_in_review: 'Una persona revisa un pago',
  payment_duplicate: 'Pago repetido de la misma compra',
  payment_returned: 'Pago devuelto de una compra cerrada',
  membership_reversed: 'Se devolvió un pago de tu membresía',
};

/** "$ 10.000", "US$ 9,50", as on every screen. */
const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);
const PROCESSORS: Record<Processor, string> = {
  mercadopago: 'Mercado Pago',
  paypal: 'PayPal',
  coupon: 'Cupón',
  manual: 'Transferencia',
  simulation: 'Pago de prueba',
};
const STATES: Record<PaymentState, string> = {
  pending: 'pendiente',
  in_review: 'en revisión',
  approved: 'aprobado',
  rejected: 'rechazado',
  cancelled: 'cancelado',
  refunded: 'devuelto',
  charged_back: 'desconocido ante el banco',
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d6d3d1;vertical-align:top}
section{margin:2.5rem 0}article{border:1px solid #d6d3d1;padding:0 1rem 1rem;margin:1rem 0}`;

const where = ({ browser, system }: Device) => text([browser, system].filter(Boolean).join(' en ') || 'desconocido');

/** Everything that Forja stores about a person, to read in a browser. The JSON has each plan in full. */
export function accountPage(
  { exportedAt, account, sessions, knownDevices, passkeys, events, records, membership }: AccountExport,
  collections: readonly AnyCollection[],
): string {
  const labels = new Map(
    collections.map(({ name, label: { many } }) => [name, many.charAt(0).toLocaleUpperCase('es') + many.slice(1)]),
  );
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mis datos en ${text(brand.name)}</title><style>${STYLE}</style></head><body>
<h1>Mis datos en ${text(brand.name)}</h1>
<p>Descargados el ${when(exportedAt)}. El archivo JSON trae lo mismo con todos los detalles, y se puede importar.</p>
<section><h2>Cuenta</h2>${table(
    ['Dato', 'Valor'],
    [
      ['Correo', text(account.username)],
      ['Correo verificado', account.emailVerifiedAt ? when(account.emailVerifiedAt) : 'no'],
      ['Correo nuevo sin confirmar', text(account.pendingEmail?.username ?? 'ninguno')],
      ['Cuenta creada', when(account.createdAt)],
      ['Términos aceptados y mayoría de edad declarada', when(account.acceptedAt)],
      ['Pregunta secreta', text(account.secretQuestion)],
      ['Código con el que llegaste', text(account.referralCode ?? 'ninguno')],
    ],
  )}</section>
${Object.entries(records)
  .map(([name, list]) => `<section><h2>${text(labels.get(name) ?? name)}</h2>${describeRecords(name, list)}</section>`)
  .join('\n')}
<section><h2>Membresía y pagos</h2>${table(
    ['Desde', 'Hasta'],
    membership.periods.map(({ startsAt, endsAt }) => [when(startsAt), when(endsAt)]),
  )}${table(
    ['Fecha', 'Medio', 'Importe', 'Estado', 'Meses'],
    membership.payments.map(({ madeAt, processor, currency, amountMinor, state, months }) => [
      when(madeAt),
      PROCESSORS[processor],
      text(money(amountMinor, currency)),
      STATES[state],
      String(months),
    ]),
  )}${table(
    ['Pedido', 'Código', 'Recibido', 'Respuesta'],
    membership.withdrawals.map(({ kind, code, receivedAt, answer }) => [
      kind === 'regret' ? 'Arrepentimiento' : 'Baja',
      text(code),
      when(receivedAt),
      text(answer ?? 'todavía no'),
    ]),
  )}</section>
<section><h2>Sesiones abiertas</h2>${table(
    ['Dispositivo', 'Desde', 'Última vez'],
    sessions.map(({ device, createdAt, lastSeenAt }) => [where(device), when(createdAt), when(lastSeenAt)]),
  )}</section>
<section><h2>Dispositivos conocidos</h2><p>Los navegadores en los que ya entraste. No guardamos su nombre.</p>${table(
    ['Conocido desde', 'Última entrada'],
    knownDevices.map(({ createdAt, lastSeenAt }) => [when(createdAt), when(lastSeenAt)]),
  )}</section>
<section><h2>Llaves de acceso</h2>${table(
    ['Nombre', 'Creada', 'Último uso'],
    passkeys.map(({ name, createdAt, lastUsedAt }) => [
      text(name),
      when(createdAt),
      lastUsedAt ? when(lastUsedAt) : 'nunca',
    ]),
  )}</section>
<section><h2>Qué pasó en la cuenta</h2>${table(
    ['Cuándo', 'Qué', 'Dispositivo'],
    events.map(({ at, event, device }) => [when(at), EVENTS[event], where(device)]),
  )}</section>
</body></html>
`;
}
