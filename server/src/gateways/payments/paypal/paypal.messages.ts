export const messages = {
  brand: 'Forja',
  item: (months: number) =>
    months === 1 ? 'Membresía Forja: 1 mes' : `Membresía Forja: ${months} meses`,
} as const;
