/** What the buyer reads on the provider's page. */
export const messages = {
  item: (months: number) =>
    months === 1 ? 'Membresía Forja: 1 mes' : `Membresía Forja: ${months} meses`,
  itemDetail: 'Un solo pago. No se renueva por su cuenta.',
} as const;
