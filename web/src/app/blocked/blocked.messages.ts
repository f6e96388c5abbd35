export const blockedMessages = {
  title: 'Bloqueamos tu cuenta',
  reason: 'Motivo:',
  lead: 'Mientras esté bloqueada podés descargar tus datos o borrar la cuenta, y nada más. Tampoco se pueden empezar pagos.',
  contact: 'Para resolverlo, escribinos:',
} as const;
