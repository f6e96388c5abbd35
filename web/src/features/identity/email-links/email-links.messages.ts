import { brand } from '@forja/contract/brand';

/** What the pages that the emails lead to say. */
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
      `No pudimos volver a tu correo de antes: la cuenta sigue con ${email}. Entrá con él y tu contraseña nueva, y cambialo desde Mi Cuenta.`,
    afterwards: 'Después elegí otra pregunta secreta en Mi Cuenta.',
    enter: 'Iniciar sesión',
    noLink: 'Falta el enlace.',
    noLinkMore: 'Abrí el enlace del correo de aviso que te mandamos. Sirve durante 72 horas.',
    expiredMore: 'Si todavía no podés entrar, recuperá la cuenta de otra forma.',
    otherWay: 'Recuperar de otra forma',
    support: 'Si no podés entrar, escribinos a',
  },
} as const;
