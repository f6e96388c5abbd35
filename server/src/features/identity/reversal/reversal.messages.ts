import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';
import { momentText } from '../outbox/moment.messages.ts';

const CHANGES = {
  email_changed: 'Cambió el correo de tu cuenta',
  password_changed: 'Cambió la contraseña de tu cuenta',
  password_recovered: 'Se recuperó el acceso a tu cuenta',
} as const;

export const reversalEmail = (
  kind: keyof typeof CHANGES,
  { link, hours, at, device }: { link: string; hours: number; at: Date; device: Device },
) => ({
  subject: `${CHANGES[kind]} de ${brand.name}`,
  text: `Hola:

${CHANGES[kind]} de ${brand.name}.

${momentText({ at, device })}

Si fuiste vos, no hagas nada.

No fui yo: recuperar mi cuenta
${link}

El enlace sirve una sola vez, durante ${hours} horas: vuelve tu correo de antes, elegís otra contraseña y se cierran todas las sesiones.
`,
});
