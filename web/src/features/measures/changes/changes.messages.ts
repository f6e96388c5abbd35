export const changesMessages = {
  title: '¿Cambió o es ruido?',
  hint: 'Cuánto tiene que moverse cada medida para creerle, en las últimas 12 semanas',
  none: 'Con dos días de una misma medida te decimos si cambió o si es ruido.',
  real: 'Cambio real',
  noise: 'Ruido',
  unknown: 'Sin dato',
  change: (change: string, from: string, to: string) => `${change}, del ${from} al ${to}.`,
  threshold: (threshold: string) => `Por debajo de ${threshold} no se distingue del ruido.`,
  noThreshold:
    'No tenemos una fuente verificada de cuánto varía al repetirla, así que no decimos si cambió.',
  several: (count: string, day: string, value: string) =>
    `El ${day} la tomaste ${count} veces: usamos la del medio, ${value}.`,
  weight: 'Promedio de 7 días de peso',
  how: 'De dónde salen estos límites',
  band: 'La banda de los gráficos es el 95 % de lo que daría repetir la medida sin que nada cambie.',
} as const;
