import type { PaymentDecision } from '@forja/contract/payments/admin-payments';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';

const REVIEW_TEXTS: Record<ReviewReason, string> = {
  declared_transfer: 'Transferencia declarada: buscala en la cuenta',
  duplicate: 'Segundo pago de la misma compra: hay que devolverlo',
  coupon_hold_gone: 'El cupón ya no estaba reservado: hay que devolverlo',
  closed_checkout: 'PayPal cobró una compra que ya no estaba abierta: se devuelve solo',
  wrong_amount: 'El importe no es el de la compra',
  wrong_currency: 'La moneda no es la de la compra',
  wrong_account: 'Se pagó a otra cuenta',
  wrong_processor: 'Se pagó por otro medio que el elegido',
  unknown_reference: 'No nombra ninguna compra nuestra',
  changed_reference: 'Nombró dos compras distintas',
  account_deleted: 'La cuenta se borró antes del pago',
  not_dated: 'Aprobado sin fecha de aprobación',
  partially_refunded: 'Devuelto en parte: decidí si la membresía sigue',
};

const RETURN_REQUESTED = 'Segundo pago de la misma compra: la persona pide que se lo devolvamos';

export const reviewText = ({
  reviewReason,
  choice,
}: {
  reviewReason: ReviewReason | null;
  choice: string | null;
}) =>
  reviewReason === 'duplicate' && choice === 'return'
    ? RETURN_REQUESTED
    : REVIEW_TEXTS[reviewReason ?? 'unknown_reference'];

const OUTCOMES: Record<PaymentDecision['outcome'], string> = {
  pending: 'esperando el pago',
  in_review: 'en revisión',
  approved: 'aprobado',
  rejected: 'rechazado',
  cancelled: 'cancelado',
  refunded: 'devuelto',
  charged_back: 'desconocido por el banco',
  reviewed: 'quitado de la lista',
  refund_asked: 'devolución pedida',
};
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const DAY = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const CLOCK = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

export const decisionText = ({ by, at, outcome }: PaymentDecision): string =>
  `${by === null ? 'Ya se resolvió' : `Ya lo resolvió ${by}`} el ${DAY.format(at)} a las ${CLOCK.format(at)}: ${OUTCOMES[outcome]}.`;
