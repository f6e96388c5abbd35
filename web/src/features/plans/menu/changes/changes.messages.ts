export const changesMessages = {
  meal: {
    breakfast: 'Desayuno nuevo',
    lunch: 'Almuerzo nuevo',
    snack: 'Merienda nueva',
    dinner: 'Cena nueva',
  },
  day: (weekday: string) => `Menú nuevo para el ${weekday}`,
  week: 'Semana de menús nueva',
  dishes: (dishes: string) => `${dishes}.`,
  noneTitle: 'No hay otra opción',
  noneLead: 'Con tus metas y tus comidas, esta es la que entra.',
} as const;
