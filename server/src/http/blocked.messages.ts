/** What a blocked person reads of whatever they ask for. */
export const blockedText = ({ reason, contact }: { reason: string; contact: string }): string =>
  `Bloqueamos tu cuenta. Motivo: ${reason.replace(/[.\s]+$/, '')}. Podés descargar tus datos o borrar la cuenta. Para resolverlo, escribí a ${contact}.`;
