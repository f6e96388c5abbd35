import { brand } from '@forja/contract/brand';

export const emailLinksMessages = {
  confirm: {
    title: 'Confirmá tu correo',
    lead: `Tocá el botón para confirmar que esta dirección de tu cuenta de ${brand.name} es tuya.`,
    press: 'Confirmar mi correo',
    pressing: 'Confirmando',
    verified: 'Tu correo quedó verificado.',
    verifiedAs: (email: string) => `Ya sabemos que ${email} es tuyo.`,
    changed: 'Cambiaste tu correo.',
    newEmail: (email: string) => `Desde ahora entrás con ${email}.`,
    account: 'Ir a Mi Cuenta',
    noLink: 'Falta el enlace.',
    noLinkMore:
      'Abrí el enlace del correo que te mandamos. Si ya no sirve, pedí otro desde Mi Cuenta.',
    expiredMore: 'Podés pedirlo desde Mi Cuenta.',
    signIn: (email: string) => `Entrá con ${email} y tu contraseña nueva.`,
    afterwards: 'Después elegí otra pregunta secreta en Mi Cuenta.',
    enter: 'Iniciar sesión',
  },
  prove: {
    lead: (email: string) =>
      `En este navegador no iniciaste sesión con esa cuenta. Poné su contraseña para confirmar ${email}.`,
    password: 'Escribí la contraseña de tu cuenta',
    press: 'Confirmar con mi contraseña',
    unknown: 'No la sé, o no la elegí yo: elegir otra contraseña',
  },
  replace: {
    lead: (email: string) =>
      `Elegí una contraseña para la cuenta de ${email}. Con ella nadie más puede entrar.`,
    more: 'Se cierran todas las sesiones, se borran las llaves de acceso y dejan de servir la contraseña y la respuesta secreta de antes. Lo que la cuenta guardó queda.',
    undo: 'El correo que la cuenta tenía recibe un aviso: desde ahí se puede deshacer el cambio durante 72 horas.',
    press: 'Elegir contraseña y confirmar',
    known: 'Sé la contraseña de la cuenta',
  },
  deny: {
    title: '¿No fuiste vos?',
    lead: `Alguien usó tu dirección en ${brand.name}. Con el botón le sacamos el acceso.`,
    registered:
      'Si creó una cuenta con tu dirección, nadie puede entrar más en ella: ni con su contraseña, ni con las sesiones abiertas. No se borra nada.',
    changed: 'Si pidió cambiar el correo de su cuenta por el tuyo, el pedido se cancela.',
    press: 'No fui yo',
    pressing: 'Cerrando el acceso',
    closed: 'Listo: nadie puede entrar en esa cuenta.',
    closedMore: `No se borró nada. Si un día querés usar ${brand.name} con tu dirección, pedí un enlace para recuperar la cuenta.`,
    cancelled: 'Listo: el pedido se canceló.',
    cancelledMore: 'Esa cuenta sigue con su correo de antes.',
    expiredMore:
      'Se usó o venció. Si alguien creó una cuenta con tu dirección, pedí un enlace para recuperarla y elegí otra contraseña.',
    recover: 'Recuperar la cuenta',
  },
  reclaim: {
    title: 'Recuperá el acceso a tu cuenta',
    lead: 'Elegí una contraseña nueva. Vuelve tu correo de antes y se cierran todas las sesiones, también la de quien haya entrado.',
    more: 'También se borran las llaves de acceso y deja de servir la respuesta secreta: después elegís otras.',
    press: 'Recuperar mi cuenta',
    pressing: 'Recuperando',
    success: 'Tu cuenta es tuya de nuevo.',
    newCredentials: (email: string) => `Entrá con ${email} y tu contraseña nueva.`,
    notRestored: (email: string) =>
      `Otra cuenta usa tu correo de antes, y el que puso quien entró ya no sirve. Anotá ${email}: entrá con él y tu contraseña nueva, y poné un correo tuyo desde Mi Cuenta.`,
    afterwards: 'Después elegí otra pregunta secreta en Mi Cuenta.',
    enter: 'Iniciar sesión',
    noLink: 'Falta el enlace.',
    noLinkMore: 'Abrí el enlace del correo de aviso que te mandamos. Sirve durante 72 horas.',
    expiredMore: 'Si todavía no podés entrar, recuperá la cuenta de otra forma.',
    otherWay: 'Recuperar de otra forma',
    support: 'Si no podés entrar, escribinos a',
  },
} as const;
