/** What Mi Cuenta says about the address of the account. */
export const emailMessages = {
  email: 'Correo electrónico',
  verified: 'Verificado: sabemos que es tuyo.',
  notVerified:
    'Sin verificar. Al verificarlo, los pedidos que hiciste con él aparecen en tu cuenta.',
  notVerifiable: 'Sin verificar.',
  verify: 'Verificar mi correo',
  sending: 'Mandando el enlace',
  sendAgain: 'Mandar otro enlace',
  verificationSent: (email: string) => `Te mandamos un enlace a ${email}.`,
  verificationSentMore:
    'Abrilo para verificar tu correo. Sirve durante 48 horas. Mirá también en el correo no deseado.',
  notSent: 'No pudimos mandar el enlace',
  change: 'Cambiar correo',
  leadByLink:
    'Te mandamos un enlace al correo nuevo. Hasta que lo abras, seguís entrando con el de siempre.',
  leadByCode:
    'Te damos un código para entrar con el correo nuevo. Hasta entonces seguís entrando con el de siempre.',
  newEmail: 'Correo nuevo',
  save: 'Cambiar correo',
  saving: 'Guardando',
  linkSent: 'Falta confirmar el correo nuevo',
  linkRecipient: (email: string) => `Abrí el enlace que mandamos a ${email}.`,
  codeTitle: 'Confirmá tu correo nuevo',
  codeLead: 'Anotá este código: no lo volvemos a mostrar.',
  code: 'Código para entrar con el correo nuevo',
  copy: 'Copiar código',
  copied: 'Código copiado',
  notCopied: 'No pudimos copiarlo: seleccionalo y copialo a mano.',
  codeSteps: (email: string, when: string) => [
    'Cerrá la sesión, o abrí otro navegador.',
    `Iniciá sesión con ${email} y tu contraseña de siempre.`,
    `Tocá “Cambié mi correo” y poné el código. Vale hasta ${when}.`,
  ],
  codeSaved: 'Ya lo anoté',
  pending: 'Correo nuevo, sin confirmar',
  pendingLink: (when: string) => `Abrí el enlace que te mandamos. Vence ${when}.`,
  pendingCode: (when: string) =>
    `Entrá con ese correo, tu contraseña y el código que te dimos. Vence ${when}.`,
  cancelChange: 'Cancelar el cambio',
  cancelling: 'Cancelando',
  cancelled: 'Cambio de correo cancelado',
  cancelledMore: 'Seguís entrando con tu correo de siempre.',
  notCancelled: 'No pudimos cancelar el cambio',
} as const;
