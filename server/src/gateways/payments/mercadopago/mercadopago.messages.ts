/** What the buyer reads on the provider's page. */
export const messages = {
  item: (months: number) =>
    months === 1 ? 'Membresía Forja: 1 mes' : `Membresía Forja: ${months} meses`,
  itemDetail: 'Un solo pago. No se renueva por su cuenta.',
} as const;

/** Places where a voucher is paid, by the provider's name of the method. */
export const CASH_PLACES: ReadonlyMap<string, string> = new Map([
  ['rapipago', 'Rapipago'],
  ['pagofacil', 'Pago Fácil'],
]);
