import type { AccountExport } from '@forja/contract/account-export';
import type { FieldWords } from '@forja/contract/records/records';

type Item<List> = List extends readonly (infer Value)[] ? Value : never;
type Membership = AccountExport['membership'];

type NotOfPerson = 'canVerifyEmail' | 'passkeys' | 'sessions';

const account: FieldWords<Omit<AccountExport['account'], NotOfPerson>> = {
  id: 'Un identificador al azar.',
  username: 'Tu correo, que es tu nombre de usuario.',
  role: 'Si administrás el sitio.',
  blocked: 'Si bloqueamos tu cuenta, y por qué.',
  createdAt: 'Cuándo creaste la cuenta.',
  acceptedAt: 'Cuándo aceptaste los términos y dijiste que tenés 18 años o más.',
  referralCode: 'El código de quien te invitó, si usaste uno.',
  emailVerifiedAt: 'Cuándo confirmaste tu correo.',
  pendingEmail: 'El correo nuevo, mientras lo estás cambiando.',
  secretQuestion: 'Tu pregunta secreta.',
  mustChooseQuestion: 'Si te falta elegir otra pregunta secreta.',
  secondFactor: 'Si usás un segundo paso para entrar.',
  recoveryLockedUntil: 'Hasta cuándo está frenada la recuperación, después de respuestas malas.',
  wantsLetters: 'Si querés recibir las cartas a quienes tienen membresía.',
  unreadNotices: 'Cuántos avisos de tu cuenta no leíste.',
};

const sessions: FieldWords<Omit<Item<AccountExport['sessions']>, 'isCurrent'>> = {
  id: 'Un identificador de cada sesión.',
  device: 'El navegador y el sistema, sin versión exacta.',
  createdAt: 'Cuándo empezó.',
  lastSeenAt: 'Cuándo se usó por última vez.',
};

const knownDevices: FieldWords<Item<AccountExport['knownDevices']>> = {
  createdAt: 'Cuándo entraste por primera vez desde un navegador.',
  lastSeenAt: 'Cuándo entraste por última vez desde ahí.',
};

const passkeys: FieldWords<Item<AccountExport['passkeys']>> = {
  id: 'Un identificador de cada llave de acceso y su clave pública.',
  name: 'El nombre que le pusiste.',
  createdAt: 'Cuándo la creaste.',
  lastUsedAt: 'Cuándo la usaste por última vez.',
  isSynced: 'Si tu teléfono la comparte con tus otros equipos.',
};

const events: FieldWords<Item<AccountExport['events']>> = {
  id: 'Un identificador de cada hecho.',
  at: 'Cuándo pasó.',
  event: 'Qué pasó: un ingreso, un intento fallido, un cambio, quién vio tus datos.',
  device: 'Desde qué navegador y sistema.',
};

/**
 * Personal records by collection, defined by the build so that a visitor's page loads no schema.
 */
declare const STORED_RECORDS: readonly DataGroup[];

const periods: FieldWords<Item<Membership['periods']>> = {
  startsAt: 'Cuándo empieza lo que pagaste.',
  endsAt: 'Cuándo termina.',
};

/** Derived from other fields. */
type Derived = 'hasWaited' | 'period' | 'regretUntil' | 'isDuplicate' | 'canKeep';

const payments: FieldWords<Omit<Item<Membership['payments']>, Derived>> = {
  id: 'Un identificador de cada pago.',
  processor: 'Con qué medio pagaste.',
  state: 'Cómo está: aprobado, rechazado, devuelto.',
  currency: 'En qué moneda.',
  amountMinor: 'Cuánto.',
  refundedMinor: 'Cuánto se devolvió.',
  invoiceNumber: 'El número de su factura, si ya la tiene.',
  months: 'Cuántos meses compraste.',
  madeAt: 'Cuándo pagaste.',
  approvedAt: 'Cuándo se aprobó.',
  review: 'Si alguien lo está revisando.',
};

const checkouts: FieldWords<Item<Membership['checkouts']>> = {
  id: 'Un identificador de cada compra empezada.',
  processor: 'Qué medio elegiste.',
  state: 'En qué quedó.',
  currency: 'En qué moneda.',
  totalMinor: 'El total.',
  couponCode: 'El cupón, si pusiste uno.',
  declaredReference: 'El número de comprobante de tu transferencia, si la hiciste.',
  createdAt: 'Cuándo la empezaste.',
};

const withdrawals: FieldWords<Item<Membership['withdrawals']>> = {
  code: 'El código de tu pedido.',
  kind: 'Si es de arrepentimiento o de baja.',
  state: 'Cómo va.',
  receivedAt: 'Cuándo llegó.',
  answerBy: 'Hasta cuándo tenemos para responder.',
  answeredAt: 'Cuándo respondimos.',
  answer: 'Qué respondimos.',
  reviewReason: 'Por qué lo resuelve una persona, si no lo resolvió el servidor.',
  detail: 'Lo que nos contaste, si quisiste.',
};

const membership: Record<keyof Membership, DataGroup> = {
  periods: { heading: 'Tu membresía', list: Object.values(periods) },
  payments: {
    heading: 'Tus pagos',
    lead: 'De la cuenta con la que pagaste guardamos una huella que no dice quién sos: sirve para que nadie cobre dos veces por invitarse o por arrepentirse.',
    list: Object.values(payments),
  },
  checkouts: { heading: 'Las compras que empezaste', list: Object.values(checkouts) },
  withdrawals: {
    heading: 'Tus pedidos de arrepentimiento y de baja',
    lead: 'Se guardan con el correo que pusiste, aunque no tengas cuenta.',
    list: Object.values(withdrawals),
  },
};

const partnerApplications: FieldWords<Item<AccountExport['partnerApplications']>> = {
  name: 'Tu nombre, como lo escribiste.',
  email: 'El correo para responderte.',
  profile: 'Tu red social o cómo ubicarte.',
  audience: 'Qué hacés y para quién.',
  message: 'Tu mensaje.',
  state: 'Cómo va.',
  receivedAt: 'Cuándo llegó y aceptaste que la guardemos.',
  decidedAt: 'Cuándo la resolvimos.',
  decisionReason: 'Por qué, en palabras de quien decidió.',
};

const referrals: FieldWords<AccountExport['referrals']> = {
  code: 'El código de tu enlace para invitar, si lo pediste.',
  opened: 'Cuántos navegadores abrieron tu enlace.',
  registered: 'Cuántas cuentas se crearon con tu enlace.',
  entries: 'Cada movimiento de tu crédito: la fecha, el importe y la moneda.',
  credits: 'Cómo está cada crédito, desde cuándo se puede aprobar y con qué se pagó.',
  wasReferred: 'Si llegaste por la invitación de otra persona.',
};

const supportNotes: FieldWords<Item<AccountExport['supportNotes']>> = {
  at: 'Cuándo se escribió.',
  text: 'Qué dice.',
};

type OfFile = 'format' | 'version' | 'exportedAt' | 'signature';

const groups: Record<keyof Omit<AccountExport, OfFile>, readonly DataGroup[]> = {
  account: [{ heading: 'Tu cuenta', list: Object.values(account) }],
  sessions: [{ heading: 'Tus sesiones abiertas', list: Object.values(sessions) }],
  knownDevices: [
    {
      heading: 'Los navegadores conocidos',
      lead: 'Para avisarte cuando alguien entra desde otro.',
      list: Object.values(knownDevices),
    },
  ],
  passkeys: [{ heading: 'Tus llaves de acceso', list: Object.values(passkeys) }],
  events: [{ heading: 'Lo que pasó en tu cuenta', list: Object.values(events) }],
  records: STORED_RECORDS,
  membership: Object.values(membership),
  partnerApplications: [
    {
      heading: 'Tus postulaciones para trabajar con nosotros',
      lead: 'Se guardan con el correo que pusiste, aunque no tengas cuenta.',
      list: Object.values(partnerApplications),
    },
  ],
  referrals: [
    {
      heading: 'Tus invitaciones',
      lead: 'De quienes invitás ves cantidades; nunca quiénes son.',
      list: Object.values(referrals),
    },
  ],
  supportNotes: [
    {
      heading: 'Las notas de soporte',
      lead: 'Las escribe quien administra cuando le pedís algo.',
      list: Object.values(supportNotes),
    },
  ],
};

export type DataGroup = { heading: string; lead?: string; list: readonly string[] };

export const storedData: readonly DataGroup[] = Object.values(groups).flat();
