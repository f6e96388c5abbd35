import type { WithdrawalKind, WithdrawalState } from '@forja/contract/payments/withdrawal';

export const withdrawalMessages = {
  regret: {
    title: 'Botón de arrepentimiento',
    lead: 'Si compraste una membresía, tenés 10 días corridos para arrepentirte y te devolvemos todo. No hace falta explicar por qué.',
    send: 'Arrepentirme de la compra',
  },
  cancellation: {
    title: 'Botón de baja',
    lead: 'La membresía no se renueva sola, así que no hay nada que cortar para que no te cobren. Si querés darte de baja igual, pedilo acá.',
    send: 'Pedir la baja',
  },
  email: 'Correo de tu cuenta',
  emailHint: 'El mismo con el que compraste.',
  detail: 'Algo que quieras contarnos (opcional)',
  sending: 'Enviando',
  failed: 'No pudimos enviar tu pedido',
  requestReceived: 'Recibimos tu pedido',
  code: 'Tu código',
  keepCode: 'Guardalo: con este código ves cómo sigue, sin iniciar sesión.',
  copy: 'Copiar código',
  copied: 'Código copiado',
  dueDate: (day: string, hour: string) => `Te respondemos antes del ${day} a las ${hour}.`,
  haveCode: '¿Ya tenés un código?',
  lookUp: 'Ver cómo sigue',
  looking: 'Buscando',
  notFound: 'No pudimos buscar ese código',
  received: (day: string) => `Pedido el ${day}`,
  answer: 'Respuesta',
  kinds: { regret: 'Arrepentimiento', cancellation: 'Baja' } satisfies Record<WithdrawalKind, string>,
  states: {
    received: 'Recibido',
    in_progress: 'En curso',
    done: 'Resuelto',
    rejected: 'No corresponde',
  } satisfies Record<WithdrawalState, string>,
} as const;
