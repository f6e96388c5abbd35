import { brand } from '@forja/contract/brand';
import { withdrawalKindLabels, withdrawalStateLabels } from '@forja/contract/labels';
import type { Withdrawal } from '@forja/contract/payments/withdrawal';

type WithdrawalEmail = { subject: string; text: string };

const WHEN = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});
const PATHS = { regret: '/arrepentimiento', cancellation: '/baja' } as const;

export const REFUNDED_ANSWER =
  'Te devolvimos el pago y tu membresía terminó. No tenés que hacer nada más.';

const REVIEWED =
  'Ya te arrepentiste de otra compra en los últimos doce meses, así que este pedido lo revisa una persona antes de devolver el pago. Tu derecho es el mismo.';

/** Never repeats what was typed, because anybody can type any address. */
export function receivedEmail(
  { kind, code, answerBy, reviewReason }: Withdrawal,
  { origin, supportEmail }: { origin: string; supportEmail: string },
): WithdrawalEmail {
  const what = withdrawalKindLabels[kind].toLowerCase();
  const path = PATHS[kind];
  return {
    subject: `Recibimos tu pedido de ${what}: ${code}`,
    text: `Recibimos tu pedido de ${what} en ${brand.name}.

Tu código es ${code}. Guardalo: con él ves cómo sigue, sin iniciar sesión, en ${origin}${path}

${reviewReason === null ? '' : `${REVIEWED} `}Te respondemos antes del ${WHEN.format(answerBy)}.

Si no lo pediste, escribinos a ${supportEmail}.
`,
  };
}

export function answerEmail(
  { kind, code, state, answer }: Withdrawal,
  origin: string,
): WithdrawalEmail {
  const what = withdrawalKindLabels[kind].toLowerCase();
  const path = PATHS[kind];
  return {
    subject: `Tu pedido de ${what} ${code}: ${withdrawalStateLabels[state].toLowerCase()}`,
    text: `Respondimos tu pedido de ${what} en ${brand.name} (código ${code}).

${withdrawalStateLabels[state]}: ${answer ?? ''}

También lo ves en ${origin}${path}
`,
  };
}
