import type { AccountExport } from '@forja/contract/account-export';
import type { COLLECTIONS } from '@forja/contract/collections';
import type { PlanChoice } from '@forja/contract/plan-choices';
import type { Measure } from '@forja/domain/measures/measure';
import type { PlanInput } from '@forja/domain/person/plan-input';

/** A field that is added to a schema does not compile until it has its words here. */
type Words<Value> = Record<keyof Value, string>;
type Item<List> = List extends readonly (infer Value)[] ? Value : never;
type Membership = AccountExport['membership'];

/** Of the server, or counts of what has a list of its own. */
type NotOfPerson = 'canVerifyEmail' | 'passkeys' | 'sessions';

const account: Words<Omit<AccountExport['account'], NotOfPerson>> = {
  id: 'Un identificador al azar.',
  username: 'Tu correo, que es tu nombre de usuario.',
  role: 'Si administrás el sitio.',
  createdAt: 'Cuándo creaste la cuenta.',
  acceptedAt: 'Cuándo aceptaste los términos y dijiste que tenés 18 años o más.',
  referralCode: 'El código de quien te invitó, si usaste uno.',
  emailVerifiedAt: 'Cuándo confirmaste tu correo.',
  pendingEmail: 'El correo nuevo, mientras lo estás cambiando.',
  secretQuestion: 'Tu pregunta secreta.',
  mustChooseQuestion: 'Si te falta elegir otra pregunta secreta.',
  secondFactor: 'Si usás un segundo paso para entrar.',
  recoveryLockedUntil: 'Hasta cuándo está frenada la recuperación, después de respuestas malas.',
  unreadNotices: 'Cuántos avisos de tu cuenta no leíste.',
};

const sessions: Words<Omit<Item<AccountExport['sessions']>, 'isCurrent'>> = {
  id: 'Un identificador de cada sesión.',
  device: 'El navegador y el sistema, sin versión exacta.',
  createdAt: 'Cuándo empezó.',
  lastSeenAt: 'Cuándo se usó por última vez.',
};

const knownDevices: Words<Item<AccountExport['knownDevices']>> = {
  createdAt: 'Cuándo entraste por primera vez desde un navegador.',
  lastSeenAt: 'Cuándo entraste por última vez desde ahí.',
};

const passkeys: Words<Item<AccountExport['passkeys']>> = {
  id: 'Un identificador de cada llave de acceso y su clave pública.',
  name: 'El nombre que le pusiste.',
  createdAt: 'Cuándo la creaste.',
  lastUsedAt: 'Cuándo la usaste por última vez.',
  isSynced: 'Si tu teléfono la comparte con tus otros equipos.',
};

const events: Words<Item<AccountExport['events']>> = {
  id: 'Un identificador de cada hecho.',
  at: 'Cuándo pasó.',
  event: 'Qué pasó: un ingreso, un intento fallido, un cambio, quién vio tus datos.',
  device: 'Desde qué navegador y sistema.',
};

const plan: Words<PlanInput> = {
  ageYears: 'Edad.',
  weightKg: 'Peso.',
  heightCm: 'Altura.',
  sex: 'Sexo.',
  conditions: 'Enfermedades.',
  goal: 'Objetivo.',
  level: 'Nivel de entrenamiento.',
  cycleWeeks: 'Cuántas semanas.',
  cycleType: 'Plan con o sin química.',
  bodyFatPercent: 'Porcentaje de grasa (optativo).',
  activity: 'Actividad de todos los días (optativo).',
  trainingDays: 'Días de entrenamiento (optativo).',
  sessionMinutes: 'Minutos por sesión (optativo).',
  equipment: 'Con qué entrenás (optativo).',
  foodPattern: 'Cómo comés (optativo).',
  foodsToAvoid: 'Comidas que evitás (optativo).',
  foodBudget: 'Cuánto gastás en comida (optativo).',
  cookingDays: 'Para cuántos días cocinás (optativo).',
  injuries: 'Lesiones (optativo).',
  trainsInHeat: 'Si entrenás con calor (optativo).',
  bloodPressure: 'Presión en reposo (optativo).',
  labs: 'Resultados de análisis (optativo).',
  health: 'Situaciones de salud, como un embarazo o un remedio (optativo).',
  screening: 'Respuestas sobre tu relación con la comida (optativo).',
  lifts: 'Pesos que ya levantás (optativo).',
  chemistry: 'Sustancias que usás o pensás usar, y cómo las controlás (solo si pedís ese plan).',
};

const measure: Words<Measure> = {
  takenOn: 'El día de la medida.',
  weightKg: 'Peso.',
  chestCm: 'Contorno de pecho.',
  waistCm: 'Contorno de cintura.',
  hipsCm: 'Contorno de cadera.',
  thighsCm: 'Contorno del muslo.',
  armsCm: 'Contorno del brazo.',
  neckCm: 'Contorno del cuello.',
  calfCm: 'Contorno de la pantorrilla.',
  bodyFatPercent: 'Porcentaje de grasa.',
  restingPulse: 'Pulso en reposo.',
  bloodPressure: 'Presión.',
};

const planChoice: Words<PlanChoice> = {
  week: 'La semana de ejercicios que elegiste y tus cambios.',
  menu: 'Los menús que elegiste y tus cambios.',
};

/** What a person writes, by collection. */
const records: Record<keyof typeof COLLECTIONS, DataGroup> = {
  plans: {
    heading: 'Los planes que guardás',
    lead: 'Lo que respondiste, cuándo, y el plan que salió de ahí. Mientras no guardás el plan, tus respuestas no salen de tu equipo.',
    list: Object.values(plan),
  },
  'plan-choices': {
    heading: 'Lo que cambiás de un plan',
    list: Object.values(planChoice),
  },
  measures: {
    heading: 'Tus medidas',
    lead: 'Solo las que anotás: todas son optativas menos el día.',
    list: Object.values(measure),
  },
};

const periods: Words<Item<Membership['periods']>> = {
  startsAt: 'Cuándo empieza lo que pagaste.',
  endsAt: 'Cuándo termina.',
};

/** Worked out from the others when they are shown. */
type Derived = 'period' | 'regretUntil' | 'isDuplicate' | 'canKeep';

const payments: Words<Omit<Item<Membership['payments']>, Derived>> = {
  id: 'Un identificador de cada pago.',
  processor: 'Con qué medio pagaste.',
  state: 'Cómo está: aprobado, rechazado, devuelto.',
  currency: 'En qué moneda.',
  amountMinor: 'Cuánto.',
  refundedMinor: 'Cuánto se devolvió.',
  months: 'Cuántos meses compraste.',
  madeAt: 'Cuándo pagaste.',
  approvedAt: 'Cuándo se aprobó.',
  review: 'Si alguien lo está revisando.',
};

const checkouts: Words<Item<Membership['checkouts']>> = {
  id: 'Un identificador de cada compra empezada.',
  processor: 'Qué medio elegiste.',
  state: 'En qué quedó.',
  currency: 'En qué moneda.',
  totalMinor: 'El total.',
  couponCode: 'El cupón, si pusiste uno.',
  declaredReference: 'El número de comprobante de tu transferencia, si la hiciste.',
  createdAt: 'Cuándo la empezaste.',
};

const withdrawals: Words<Item<Membership['withdrawals']>> = {
  code: 'El código de tu pedido.',
  kind: 'Si es de arrepentimiento o de baja.',
  state: 'Cómo va.',
  receivedAt: 'Cuándo llegó.',
  answerBy: 'Hasta cuándo tenemos para responder.',
  answeredAt: 'Cuándo respondimos.',
  answer: 'Qué respondimos.',
  detail: 'Lo que nos contaste, si quisiste.',
};

const membership: Record<keyof Membership, DataGroup> = {
  periods: { heading: 'Tu membresía', list: Object.values(periods) },
  payments: { heading: 'Tus pagos', list: Object.values(payments) },
  checkouts: { heading: 'Las compras que empezaste', list: Object.values(checkouts) },
  withdrawals: {
    heading: 'Tus pedidos de arrepentimiento y de baja',
    lead: 'Se guardan con el correo que pusiste, aunque no tengas cuenta.',
    list: Object.values(withdrawals),
  },
};

const referrals: Words<AccountExport['referrals']> = {
  code: 'El código de tu enlace para invitar, si lo pediste.',
  opened: 'Cuántos navegadores abrieron tu enlace.',
  registered: 'Cuántas cuentas se crearon con tu enlace.',
  entries: 'Cada movimiento de tu crédito: la fecha, el importe y la moneda.',
  wasReferred: 'Si llegaste por la invitación de otra persona.',
};

/** About the file itself. */
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
  records: Object.values(records),
  membership: Object.values(membership),
  referrals: [
    {
      heading: 'Tus invitaciones',
      lead: 'De quienes invitás ves cantidades; nunca quiénes son.',
      list: Object.values(referrals),
    },
  ],
};

export type DataGroup = { heading: string; lead?: string; list: readonly string[] };

/** Everything of a person that the server stores and their export has. */
export const storedData: readonly DataGroup[] = Object.values(groups).flat();
