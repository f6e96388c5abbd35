import { brand } from '@forja/contract/brand';

type AccountEmailText = { subject: string; text: string };

export const verificationEmail = (link: string, hours: number): AccountEmailText => ({
  subject: `Verificá tu correo en ${brand.name}`,
  text: `Hola:

Esta dirección es la de una cuenta de ${brand.name}. Para confirmar que es tuya, abrí este enlace:

${link}

Sirve una sola vez, durante ${hours} horas. Si no creaste ninguna cuenta, no hagas nada.
`,
});

export const addressChangeEmail = (link: string, hours: number): AccountEmailText => ({
  subject: `Confirmá tu correo nuevo en ${brand.name}`,
  text: `Hola:

Pediste usar esta dirección en tu cuenta de ${brand.name}. Para confirmarla, abrí este enlace:

${link}

Sirve una sola vez, durante ${hours} horas. Hasta que lo abras seguís entrando con tu correo de siempre. Si no lo pediste, no hagas nada.
`,
});

/** To the owner of an address that another account requested. */
export const addressTakenEmail = (): AccountEmailText => ({
  subject: `Alguien quiso usar tu correo en ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar el correo de su cuenta de ${brand.name} por el tuyo. Como ya tenés una cuenta con esta dirección, no cambió nada: tu cuenta está igual.

Si fuiste vos, entrá con esta dirección y tu contraseña. Si no fuiste vos, no hagas nada.
`,
});
