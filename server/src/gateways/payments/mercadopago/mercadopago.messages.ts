export const messages = {
  item: (months: number) =>
    months === 1 ? 'Membresía Forja: 1 mes' : `Membresía Forja: ${months} meses`,
  itemDetail: 'Un solo pago. No se renueva por su cuenta.',
} as const;

export const CASH_PLACES: ReadonlyMap<string, string> = new Map([
  ['rapipago', 'Rapipago'],
  ['pagofacil', 'Pago Fácil'],
]);
