export const membershipMessages = {
  active: 'Membresía activa',
  inactive: 'Membresía inactiva',
  until: (day: string) => `Hasta el ${day}.`,
  inactiveDescription:
    'Podés leer, exportar y borrar lo tuyo. Para crear o cambiar planes, activala.',
  seePrices: 'Ver precios',
  strangeAnswer: 'La respuesta del servidor no dice si hay una membresía',
  call: {
    label: 'Activar membresía',
    benefits: ['Planes personalizados', 'Rutinas ilimitadas', 'Calculadoras avanzadas'],
  },
} as const;
