import { brand } from '@forja/contract/brand';
import type { Withdrawal } from '@forja/contract/payments/withdrawal';

type WithdrawalEmail = { subject: string; text: string };

const WHEN = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});
const KINDS = {
  regret: { what: 'arrepentimiento', path: '/arrepentimiento' },
  cancellation: { what: 'baja', path: '/baja' },
} as const;
const STATES = {
  received: 'Recibido',
  in_progress: 'En curso',
  done: 'Resuelto',
  rejected: 'No corresponde',
} as const;

/** The answer to a request whose payment was refunded. */
export const REFUNDED_ANSWER = 'Te devolvimos el pago y tu membresía terminó. No tenés que hacer nada más.';

/** Does not repeat what was typed: anybody can type the address of somebody else. */
export function receivedEmail({ kind, code, answerBy }: Withdrawal, origin: string): WithdrawalEmail {
  const { what, path } = KINDS[kind];
  return {
    subject: `Recibimos tu pedido de ${what}: ${code}`,
    text: `Recibimos tu pedido de ${what} en ${brand.name}.

Tu código es ${code}. Guardalo: con él ves cómo sigue, sin iniciar sesión, en ${origin}${path}

Te respondemos antes del ${WHEN.format(answerBy)}.

Si no lo pediste, escribinos a ${brand.supportEmail}.
`,
  };
}

export function answerEmail({ kind, code, state, answer }: Withdrawal, origin: string): WithdrawalEmail {
  const { what, path } = KINDS[kind];
  return {
    subject: `Tu pedido de ${what} ${code}: ${STATES[state].toLowerCase()}`,
    text: `Respondimos tu pedido de ${what} en ${brand.name} (código ${code}).

${STATES[state]}: ${answer ?? ''}

También lo ves en ${origin}${path}
`,
  };
}
