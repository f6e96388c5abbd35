const CARD_DATA = 'Revisá los datos de la tarjeta: alguno no coincide.';
const NO_FUNDS = 'La tarjeta o la cuenta no tiene fondos suficientes.';
const ASK_BANK = 'Tu banco tiene que autorizar el pago: llamalo y probá de nuevo.';
const OTHER_METHOD = 'El medio de pago no aceptó este pago. Probá con otra tarjeta u otro medio.';
const EXPIRED = 'Se venció el plazo para pagar. Empezá de nuevo cuando quieras.';

/** First match wins. */
const REFUSALS: readonly (readonly [part: string, text: string])[] = [
  ['bad_filled', CARD_DATA],
  ['insufficient', NO_FUNDS],
  ['call_for_authorize', ASK_BANK],
  ['card_disabled', ASK_BANK],
  [
    'duplicated',
    'Ya hiciste un pago igual hace un momento. Esperá unos minutos antes de repetirlo.',
  ],
  ['max_attempts', 'Llegaste al límite de intentos con esa tarjeta. Probá con otra u otro medio.'],
  ['3ds', 'No se completó la verificación de tu banco. Probá de nuevo.'],
  ['expired', EXPIRED],
  ['by_payer', 'Cancelaste el pago.'],
  [
    'receipt_not_found',
    'No encontramos esa transferencia. Revisá el comprobante y escribinos si el dinero salió.',
  ],
];

/** Never shows the provider's code. */
export function refusalText(code: string, reason?: string): string {
  const lower = code.toLowerCase();
  const text = REFUSALS.find(([part]) => lower.includes(part))?.[1] ?? OTHER_METHOD;
  return reason === undefined ? text : `${text} ${reasonText(reason)}`;
}

export const reasonText = (reason: string): string => `El motivo, de quien la revisó: «${reason}».`;
