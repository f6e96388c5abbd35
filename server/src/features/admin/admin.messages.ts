import { brand } from '@forja/contract/brand';
import { accountEventLabels, creditStatusLabels } from '@forja/contract/identity/account-labels';
import { partnerStateLabels, paymentStateLabels, processorLabels } from '@forja/contract/labels';
import type { CreditReviewReason } from '@forja/domain/referrals/credit-status';
import type { ReadSource } from '../identity/audit/audit.service.ts';

export const valueLabels: Record<string, Record<string, string>> = {
  event: {
    ...accountEventLabels,
    ...paymentStateLabels,
    account_deleted: 'Se borró la cuenta',
    refund_asked: 'Se pidió la devolución',
    partially_refunded: 'Se devolvió una parte',
    invoice_numbered: 'Se anotó su factura',
    reviewed: 'Revisado, sin mover dinero',
    membership_given: 'Dio una membresía',
    membership_reversed: 'Terminó la membresía que había dado',
    regret_asked: 'Pidió arrepentirse',
  },
  creditStatus: creditStatusLabels,
  creditReview: {
    same_mailbox: 'Las dos cuentas llegan al mismo correo',
    same_payer: 'Paga la misma persona que en otra cuenta',
    paid_before: 'Por esta persona ya se pagó un crédito',
  } satisfies Record<CreditReviewReason, string>,
  movement: { payment: 'Pago', refund: 'Devolución' },
  provider: processorLabels,
  state: paymentStateLabels,
  partnerState: partnerStateLabels,
  source: {
    people: 'Personas',
    payments: 'Todos los pagos',
    coupons: 'Cupones',
    referrals: 'Referidos',
    credits: 'Créditos de referidos',
    partners: 'Postulaciones',
    audit: 'Registro de auditoría',
    reconciliation: 'Conciliación por día',
    prices: 'Precios',
    pending_payments: 'Pagos pendientes',
    found_payments: 'Búsqueda de pagos',
    withdrawals: 'Arrepentimientos y bajas',
  } satisfies Record<ReadSource, string>,
};

export const CURRENCY_HEADER = 'Moneda';
export const hourHeader = (header: string): string => `${header} (hora)`;

export const adminTableMessages = {
  people: {
    createdAt: 'Alta',
    username: 'Cuenta',
    memberUntil: 'Membresía hasta',
    payments: 'Pagos',
    verifiedAt: 'Correo verificado',
    members: 'Con membresía',
    ended: 'Con membresía terminada',
    neverPaid: 'Nunca tuvieron',
    admins: 'Administran',
    blocked: 'Bloqueadas',
    shared: 'Con señales de cuenta compartida',
  },
  payments: {
    createdAt: 'Fecha',
    username: 'Cuenta',
    provider: 'Medio',
    state: 'Estado',
    amount: 'Importe',
    reference: 'Número',
    kind: 'Qué es',
    fee: 'Comisión',
    net: 'Neto',
    invoice: 'Factura',
    purchase: 'Número en Forja',
    toReview: 'Para revisar',
    duplicates: 'Duplicados',
    mismatches: 'No coinciden',
    approved: 'Aprobados',
    refunded: 'Devueltos',
  },
  coupons: {
    createdAt: 'Creado',
    code: 'Código',
    percent: 'Descuento (%)',
    uses: 'Usos',
    maxUses: 'Usos posibles',
    validUntil: 'Vence',
    usable: 'Se pueden usar',
  },
  credits: {
    username: 'De quién',
    amount: 'Crédito',
    status: 'Estado',
    payableFrom: 'Se puede aprobar desde',
    review: 'Por qué se revisa',
    createdAt: 'Desde',
    reference: 'Con qué se pagó',
    payable: 'Para aprobar',
    toReview: 'Para revisar',
    toPay: 'Para pagar',
  },
  referrals: {
    createdAt: 'Desde',
    username: 'Cuenta',
    opened: 'Abrieron',
    registered: 'Se registraron',
    payers: 'Pagaron',
    credit: 'Crédito',
  },
  prices: {
    startsAt: 'Vale desde',
    ars: 'En pesos',
    usd: 'En dólares',
    reason: 'Motivo',
    createdAt: 'Se programó',
    upcoming: 'Todavía no empezaron',
  },
  reconciliation: {
    day: 'Día',
    provider: 'Medio',
    theirPayments: 'Pagos según el medio',
    ourPayments: 'Pagos según Forja',
    theirRefunds: 'Devoluciones según el medio',
    ourRefunds: 'Devoluciones según Forja',
    theirFees: 'Comisiones del medio',
    theirTaxes: 'Impuestos que retuvo el medio',
    theirNet: 'Neto según el medio',
    checkedAt: 'Se comparó',
    problem: 'Problema',
    withProblem: 'No se pudieron comparar',
  },
  partners: {
    receivedAt: 'Llegó',
    email: 'Correo',
    state: 'Estado',
    decidedAt: 'Se decidió',
    undecided: 'Sin decidir',
  },
  audit: {
    at: 'Fecha',
    event: 'Qué pasó',
    username: 'Cuenta',
    admin: 'Quién lo hizo',
    reason: 'Motivo',
    source: 'Qué lista',
    about: 'Sobre qué',
    people: 'Personas',
    views: 'Vieron datos',
    payments: 'Decisiones de pagos',
    roles: 'Permisos',
  },
} as const;

export const decisionEmail = (state: 'accepted' | 'rejected', reason: string) => ({
  subject:
    state === 'accepted'
      ? `Aceptamos tu postulación a ${brand.name}`
      : `Tu postulación a ${brand.name}`,
  text: `${state === 'accepted' ? 'Aceptamos tu postulación.' : 'Esta vez no vamos a avanzar con tu postulación.'}

${reason}
`,
});
