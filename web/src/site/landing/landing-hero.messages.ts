import { brand } from '@forja/contract/brand';

export const heroMessages = {
  claim: 'Ningún número sin fuente.',
  lead: 'Planes de entrenamiento, nutrición y suplementación armados con tus datos. Con química o sin química, y con el riesgo dicho de frente.',
  act: 'Generar mi plan',
  register: 'Registrate gratis',
  actNote: 'Son tres pasos y una cuenta gratis, sin tarjeta. Cada número llega con su fuente.',
  example: {
    label: 'Ejemplo de plan',
    tab: 'Ficha de ejemplo',
    monday: (session: string) => `Lunes: ${session}`,
    natural: 'Sin química',
    exercise: 'Ejercicio',
    sets: 'Series',
    rest: 'Descanso',
    reserve: 'RIR',
    worthIt: 'Vale la pena',
    notNeeded: 'No hace falta comprar',
    computed: `Es el plan que ${brand.name} arma para esa persona, sin retoques.`,
  },
} as const;
