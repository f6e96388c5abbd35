import { brand } from '@forja/contract/brand';
import { siteSettings } from '../../shared/settings/site-settings.ts';

export const partnersMessages = {
  title: 'Trabajá con Nosotros',
  lead: 'Si entrenás gente, tenés un gimnasio o hablás de entrenamiento en tus redes, contanos qué hacés y qué te imaginás hacer con nosotros.',
  before: 'Antes de escribir',
  facts: [
    'Una persona lee cada postulación y responde al correo que dejes.',
    'Acá no ofrecemos un sueldo ni un porcentaje. Si avanzamos, las condiciones se acuerdan con vos antes de empezar.',
    `${brand.name} no promueve el uso de esteroides ni de otras sustancias. Lo que hagamos juntos, tampoco.`,
  ],
  inviteBefore: 'Para invitar gente no hace falta postularse: toda cuenta tiene su enlace en ',
  myAccount: 'Mi Cuenta',
  inviteAfter: ', con un crédito por el primer pago de cada persona que trae.',
  form: {
    title: 'Tu postulación',
    name: 'Nombre',
    email: 'Correo electrónico',
    profile: 'Tu red social o cómo ubicarte',
    profileHint: 'Un usuario, una página o un teléfono.',
    audience: 'Qué hacés y para quién',
    message: 'Tu mensaje',
    messageHint: 'Sin datos de salud, ni tuyos ni de otras personas.',
    consentShort: 'Tu consentimiento',
    consent:
      'Acepto que guarden estos datos, hasta un año, para leer mi postulación y responderme.',
    privacyBefore: 'Qué guardamos y cómo se borra: ',
    privacy: 'Privacidad',
    send: 'Mandar postulación',
    sending: 'Mandando',
  },
  confirmation: {
    title: 'Recibimos tu postulación',
    text: (email: string) => `La vamos a leer y te respondemos a ${email}.`,
    erase: `Si querés que la borremos antes, escribinos a ${siteSettings.supportEmail}.`,
  },
} as const;
