import { brand } from '@forja/contract/brand';
import { momentText } from '../outbox/moment.messages.ts';

type ActText = { at: Date; reason: string; supportEmail: string };

const actMoment = (at: Date): string => momentText({ at, device: undefined });

const sentence = (text: string): string => `${text.replace(/[.\s]+$/, '')}.`;

export const withProof = ({ reason, proof }: { reason: string; proof: string }): string =>
  `${sentence(reason)} Prueba: ${sentence(proof)}`;

export const blockedEmail = ({ at, reason, supportEmail }: ActText) => ({
  subject: `Bloqueamos tu cuenta de ${brand.name}`,
  text: `Hola:

Bloqueamos tu cuenta de ${brand.name} y cerramos todas sus sesiones.

${actMoment(at)}

Motivo: ${sentence(reason)}

Podés entrar para descargar tus datos o borrar la cuenta. Mientras esté bloqueada no podés usar el resto ni empezar pagos. Para resolverlo, escribí a ${supportEmail}.
`,
});

export const unblockedEmail = ({ at, reason, supportEmail }: ActText) => ({
  subject: `Desbloqueamos tu cuenta de ${brand.name}`,
  text: `Hola:

Ya podés entrar y usar tu cuenta de ${brand.name} como siempre.

${actMoment(at)}

Motivo: ${sentence(reason)}

Si no entendés por qué te llega esto, escribí a ${supportEmail}.
`,
});

export const sessionsClosedEmail = ({ at, reason, supportEmail }: ActText) => ({
  subject: `Cerramos las sesiones de tu cuenta de ${brand.name}`,
  text: `Hola:

Una persona de administración cerró todas las sesiones de tu cuenta de ${brand.name}.

${actMoment(at)}

Motivo: ${sentence(reason)}

Entrá de nuevo con tu contraseña. Si pensás que alguien más la sabe, cambiala en Mi Cuenta. Si no lo pediste, escribí a ${supportEmail}.
`,
});

export const secondFactorResetEmail = ({ at, reason, supportEmail }: ActText) => ({
  subject: `Se borró el segundo paso de tu cuenta de ${brand.name}`,
  text: `Hola:

Otra persona de administración borró el segundo paso de tu cuenta y cerró tus sesiones.

${actMoment(at)}

${sentence(reason)}

Entrá con tu contraseña y activá otro en Mi Cuenta: hasta entonces no tenés permisos. Si no lo pediste, escribí ya a ${supportEmail}.
`,
});

/** Mail to the previous address, whose owner may not have requested the change. */
export const addressChangeStartedEmail = ({ at, reason, supportEmail }: ActText) => ({
  subject: `Pidieron cambiar el correo de tu cuenta de ${brand.name}`,
  text: `Hola:

Alguien nos pidió que la cuenta de ${brand.name} que usa esta dirección pase a otra. Cambia cuando se confirme la dirección nueva.

${actMoment(at)}

${sentence(reason)}

Si no fuiste vos, escribí ya a ${supportEmail}: en Mi Cuenta también podés cancelar el cambio.
`,
});
