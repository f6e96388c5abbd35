import { brand } from '@forja/contract/brand';

export const supportMessages = {
  label: 'Ayuda',
  title: 'Ayuda',
  lead: 'Cómo hablar con una persona.',
  priority: 'Soporte prioritario por WhatsApp',
  first: (username: string) =>
    `Hola. Tengo una membresía de ${brand.name} y mi cuenta es ${username}. Mi consulta es: `,
  message: 'Tu mensaje',
  messageHint:
    'Cambialo como quieras: nada sale de acá hasta que lo mandes desde WhatsApp, que es de otra empresa. No hace falta que pongas datos de salud.',
  open: 'Abrir WhatsApp',
  memberOnly: 'El soporte por WhatsApp con prioridad es de la membresía.',
  seePrices: 'Ver membresías',
  asking: 'Mirando tu membresía.',
  offline: 'Se ve con señal.',
  emailBefore: 'También podés escribir a ',
} as const;
