export const promoMessages = {
  title: 'Membresía con cupón',
  lead: (duration: string) =>
    `Un solo pago por ${duration}, con tu descuento. No se renueva sola: cuando termina, no se te cobra nada.`,
  without: 'Este enlace no trae un cupón. Si tenés un código, escribilo acá.',
  confirmed: 'El total lo confirmamos cuando elegís cómo pagar.',
  pay: 'Seguir con el pago',
  prices: 'Ver qué incluye y cómo se paga',
} as const;
