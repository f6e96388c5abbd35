/** What the buyer reads on the provider's page. */
export const messages = {
  item: (months: number) =>
    months === 1 ? 'Membresía Forja: 1 mes' : `Membresía Forja: ${months} meses`,
  itemDetail: 'Un solo pago. No se renueva por su cuenta.',
} as const;

/** Where a voucher is paid, by the name that the provider gives to its method. */
export const CASH_PLACES: ReadonlyMap<string, string> = new Map([
  ['rapipago', 'Rapipago'],
  ['pagofacil', 'Pago Fácil'],
]);
