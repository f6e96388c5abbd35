import { brand } from '@forja/contract/brand';
import { type Moment, momentText } from '../outbox/moment.messages.ts';

export const registrationEmail = (
  link: string,
  { hours, ...moment }: Moment & { hours: number },
) => ({
  subject: `Terminá de crear tu cuenta de ${brand.name}`,
  text: `Hola:

Alguien pidió crear una cuenta de ${brand.name} con esta dirección.

${momentText(moment)}

Si fuiste vos, terminá de crearla con este enlace:

${link}

Sirve una sola vez, durante ${hours} horas. En otro dispositivo o navegador te pedimos la contraseña que elegiste en el formulario. Si no fuiste vos, no hagas nada: no hay ninguna cuenta hasta que se use el enlace, y el pedido se borra solo.
`,
});

export const accountExistsEmail = (
  { signIn, recover }: { signIn: string; recover: string },
  moment: Moment,
) => ({
  subject: `Ya tenés una cuenta de ${brand.name}`,
  text: `Hola:

Alguien pidió crear una cuenta de ${brand.name} con esta dirección, y ya tenés una. No cambió nada.

${momentText(moment)}

Para entrar con tu contraseña:
${signIn}

Si no te la acordás, elegí otra:
${recover}

Si no fuiste vos, no hagas nada: tu cuenta está igual.
`,
});
