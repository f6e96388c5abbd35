import { brand } from '@forja/contract/brand';

type Text = { subject: string; text: string };

export const verificationLetter = (link: string, hours: number): Text => ({
  subject: `Verificá tu correo en ${brand.name}`,
  text: `Hola:

Esta dirección es la de una cuenta de ${brand.name}. Para confirmar que es tuya, abrí este enlace:

${link}

Sirve una sola vez, durante ${hours} horas. Si no creaste ninguna cuenta, no hagas nada.
`,
});

export const changeLetter = (link: string, hours: number): Text => ({
  subject: `Confirmá tu correo nuevo en ${brand.name}`,
  text: `Hola:

Pediste usar esta dirección en tu cuenta de ${brand.name}. Para confirmarla, abrí este enlace:

${link}

Sirve una sola vez, durante ${hours} horas. Hasta que lo abras seguís entrando con tu correo de siempre. Si no lo pediste, no hagas nada.
`,
});

/** To the owner of an address that another account asked for. */
export const takenLetter = (): Text => ({
  subject: `Alguien quiso usar tu correo en ${brand.name}`,
  text: `Hola:

Alguien pidió cambiar el correo de su cuenta de ${brand.name} por el tuyo. Como ya tenés una cuenta con esta dirección, no cambió nada: tu cuenta está igual.

Si fuiste vos, entrá con esta dirección y tu contraseña. Si no fuiste vos, no hagas nada.
`,
});
