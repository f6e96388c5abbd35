import type { TimelineEvent, TimelineSource } from '@forja/contract/payments/payment-timeline';

/** Events without an author in their text: the person caused them, or the line before did. */
const SELF_EVIDENT = new Set<TimelineEvent>([
  'started',
  'membership_given',
  'membership_reversed',
  'regret_asked',
]);

export const timelineMessages = {
  title: (day: string) => `Pago del ${day}`,
  open: 'Ver detalle',
  openLabel: (day: string) => `Ver detalle: pago del ${day}`,
  close: 'Cerrar',
  heading: 'Cómo sabemos que pagaste',
  loading: 'Buscando el detalle.',
  failed: 'No pudimos traer el detalle',
  retry: 'Probar de nuevo',
  copy: 'Copiar enlace del recibo',
  copying: 'Armando el enlace',
  copied: 'Enlace copiado: quien lo abra puede verificar el recibo',
  copyFailed: 'No pudimos copiar el enlace',
  hasSource: (event: TimelineEvent): boolean => !SELF_EVIDENT.has(event),
  reason: (reason: string) => `Motivo: ${reason}`,
  events: {
    started: 'Empezaste la compra',
    pending: 'Pago en espera',
    in_review: 'Pago en revisión',
    approved: 'Pago aprobado',
    rejected: 'Pago rechazado',
    cancelled: 'Pago cancelado',
    refunded: 'Pago devuelto',
    partially_refunded: 'Te devolvimos una parte',
    charged_back: 'El banco desconoció el pago',
    membership_given: 'Tu membresía quedó activa',
    membership_reversed: 'Tu membresía terminó',
    refund_asked: 'Pedimos la devolución',
    regret_asked: 'Te arrepentiste de la compra',
  } satisfies Record<TimelineEvent, string>,
  sources: {
    provider: 'Nos avisó el medio de pago.',
    forja: 'Se lo preguntamos nosotros al medio de pago.',
    return: 'Se lo preguntamos al medio de pago cuando volviste.',
    person: 'Lo dijiste vos.',
    admin: 'Lo hizo un administrador.',
    coupon: 'Con un cupón del 100 %.',
  } satisfies Record<TimelineSource, string>,
} as const;
