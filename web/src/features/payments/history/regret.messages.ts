import type { Processor } from '@forja/contract/payments/membership';

const throughProvider = (provider: string) => (amount: string) =>
  `${provider} te devuelve ${amount} por el mismo medio con el que pagaste.`;

export const regretMessages = {
  open: 'Arrepentirme de esta compra',
  openLabel: (day: string) => `Arrepentirme de esta compra: pago del ${day}`,
  title: '¿Arrepentirte de esta compra?',
  lead: (day: string) => `Podés hasta el ${day}. No hace falta explicar por qué.`,
  losesMembership: 'La membresía que te dio este pago termina.',
  money: {
    mercadopago: throughProvider('Mercado Pago'),
    paypal: throughProvider('PayPal'),
    simulation: throughProvider('La simulación'),
    manual: (amount: string) =>
      `Una persona te transfiere ${amount} a la cuenta de la que salió, y ahí termina la membresía.`,
    coupon: () => 'No pagaste nada, así que no hay dinero para devolver.',
  } satisfies Record<Processor, (amount: string) => string>,
  reviewed: (amount: string) =>
    `Ya te arrepentiste de otra compra en los últimos doce meses, así que esta la revisa una persona antes de devolverte ${amount}. Te respondemos dentro de las 24 horas, y tu derecho es el mismo.`,
  losesLater: 'La membresía que te dio este pago termina cuando se devuelve.',
  keepsData: 'Tus datos, tus planes y tus medidas siguen en tu cuenta.',
  cancel: 'Quedarme',
  confirm: 'Arrepentirme',
  sending: 'Pidiendo la devolución',
  failed: 'No pudimos deshacer la compra',
  success: 'Tu pedido de arrepentimiento',
  close: 'Cerrar',
} as const;
