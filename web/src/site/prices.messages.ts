export const pricesMessages = {
  title: 'Membresía y precios',
  lead: (duration: string) =>
    `Un solo pago por ${duration}. No se renueva sola: cuando termina, no se te cobra nada.`,
  freeTitle: 'Lo que es gratis, siempre',
  regret: 'Botón de arrepentimiento',
} as const;
