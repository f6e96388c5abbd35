import { brand } from '@forja/contract/brand';

export const recoveryMessages = {
  title: 'Recuperá tu cuenta',
  lead: 'Poné el correo de tu cuenta y contestá tu pregunta secreta.',
  linkLead: 'Elegí una contraseña nueva.',
  linkMore:
    'Se cierran todas las sesiones, se borran las llaves de acceso y deja de servir la respuesta secreta, también si las puso otra persona. Después elegís las tuyas en Mi Cuenta.',
  next: 'Seguir',
  looking: 'Buscando tu pregunta',
  forEmail: 'Cuenta',
  changeEmail: 'Usar otro correo',
  question: 'Tu pregunta secreta',
  answer: 'Respuesta secreta',
  newPassword: 'Nueva contraseña',
  confirmPassword: 'Repetí la contraseña',
  removePasskeys: 'Borrar también mis llaves de acceso',
  removePasskeysMore: 'Hacelo si alguien más pudo entrar: después agregás las tuyas de nuevo.',
  recover: 'Cambiar la contraseña',
  recovering: 'Cambiando tu contraseña',
  back: 'Volver a iniciar sesión',
  forgotAnswer: '¿No te acordás de la respuesta?',
  mailOffer: (email: string) =>
    `Te mandamos un enlace a ${email} para elegir otra contraseña sin contestar.`,
  sendLink: 'Mandame un enlace',
  sending: 'Mandando el enlace',
  linkSent: 'Si hay una cuenta con ese correo, el enlace ya está en camino.',
  linkSentText: 'Sirve una vez, durante 30 minutos. Mirá también en el correo no deseado.',
  supportBefore: 'Escribinos desde el correo de tu cuenta a ',
  supportAfter: ' y te ayudamos a volver.',
  supportSubject: `No puedo entrar a mi cuenta de ${brand.name}`,
  otherLink: 'Recuperar de otra forma',
} as const;
