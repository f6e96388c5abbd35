export const pricesMessages = {
  schedule: 'Programar un precio',
  scheduleText:
    'Vale solo, desde las 0 de ese día en Buenos Aires, en todas las páginas. Las compras que ya empezaron mantienen el suyo.',
  scheduled: 'Precio programado',
  failed: 'No se pudo cancelar el precio',
  day: 'Desde qué día',
  dayMissing: 'Elegí un día que todavía no llegó.',
  ars: 'Precio en pesos',
  usd: 'Precio en dólares',
  priceHint: 'Con los impuestos incluidos.',
  priceWrong: 'Escribí un precio, como 12500 o 12500,50.',
  cancel: 'Cancelar un precio',
  cancelText:
    'Ese precio no empieza nunca. Sigue valiendo el de hoy, o el que esté programado antes.',
  cancelled: 'Precio cancelado',
  which: 'Cuál',
  none: 'No hay precios por empezar.',
  choose: 'Elegí el precio',
  from: (day: string, price: string) => `Desde el ${day}: ${price}`,
} as const;
