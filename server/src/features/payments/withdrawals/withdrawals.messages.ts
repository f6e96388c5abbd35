import { brand } from '@forja/contract/brand';
import type { Withdrawal } from '@forja/contract/withdrawal';

type Text = { subject: string; text: string };

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

/** The answer to a regret whose payment went back. */
export const REGRETTED = 'Te devolvimos el pago y tu membresía terminó. No tenés que hacer nada más.';

/** What was typed in the form is not repeated: anybody may type anybody's address there. */
export function receivedLetter({ kind, code, answerBy }: Withdrawal, origin: string): Text {
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

export function answerLetter({ kind, code, state, answer }: Withdrawal, origin: string): Text {
  const { what, path } = KINDS[kind];
  return {
    subject: `Tu pedido de ${what} ${code}: ${STATES[state].toLowerCase()}`,
    text: `Respondimos tu pedido de ${what} en ${brand.name} (código ${code}).

${STATES[state]}: ${answer ?? ''}

También lo ves en ${origin}${path}
`,
  };
}
