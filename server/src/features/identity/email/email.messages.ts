import { brand } from '@forja/contract/brand';
import { type Moment, momentText } from '../outbox/moment.messages.ts';
import type { EmailLinks } from './email-links.ts';

type AccountEmailText = { subject: string; text: string };

export const verificationEmail = (
  { confirm, deny }: EmailLinks,
  { hours, ...moment }: Moment & { hours: number },
): AccountEmailText => ({
  subject: `Verificá tu correo en ${brand.name}`,
  text: `Hola:

Alguien pidió confirmar que esta dirección, la de una cuenta de ${brand.name}, es suya.

${momentText(moment)}

Si fuiste vos, confirmala con este enlace:

${confirm}

No fui yo: no creé ninguna cuenta
${deny}

Los enlaces sirven una sola vez, durante ${hours} horas. Con el segundo cerrás la cuenta que alguien creó con tu dirección: nadie puede entrar. Hasta que confirmes, tu dirección no une nada a esa cuenta.
`,
});

export const addressChangeEmail = (
  { confirm, deny }: EmailLinks,
  { hours, ...moment }: Moment & { hours: number },
): AccountEmailText => ({
  subject: `Confirmá tu correo nuevo en ${brand.name}`,
  text: `Hola:

Alguien pidió usar esta dirección en su cuenta de ${brand.name}.

${momentText(moment)}

Si fuiste vos, confirmala con este enlace:

${confirm}

No fui yo: no usen mi dirección
${deny}

Los enlaces sirven una sola vez, durante ${hours} horas. Hasta que confirmes seguís entrando con tu correo de siempre.
`,
});

export const addressTakenEmail = (moment: Moment): AccountEmailText => ({
  subject: `Alguien quiso usar tu correo en ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar el correo de su cuenta de ${brand.name} por el tuyo. Como ya tenés una cuenta con esta dirección, no cambió nada: tu cuenta está igual.

${momentText(moment)}

Si fuiste vos, entrá con esta dirección y tu contraseña. Si no fuiste vos, no hagas nada.
`,
});
