export const menuTraceMessages = {
  totals: {
    energyKcal: { title: 'Energía del menú', unit: 'kcal' },
    proteinGrams: { title: 'Proteína del menú', unit: 'g' },
    carbohydrateGrams: { title: 'Carbohidratos del menú', unit: 'g' },
    fatGrams: { title: 'Grasas del menú', unit: 'g' },
    fibreGrams: { title: 'Fibra del menú', unit: 'g' },
    sodiumMg: { title: 'Sodio del menú', unit: 'mg' },
  },
  table:
    'Cada alimento, por sus gramos, según la tabla de composición. El envase que compres puede variar.',
  salt: {
    title: 'Sal que todavía podés agregar',
    unit: 'g',
    note: 'El menú no cuenta sal agregada: es lo que falta para tu límite de sodio, redondeado hacia abajo.',
  },
  mealEnergy: { name: 'Energía', unit: 'kcal' },
  mealProtein: { name: 'Proteína', unit: 'g' },
  ofMeal: {
    breakfast: 'del desayuno',
    lunch: 'del almuerzo',
    snack: 'de la merienda',
    dinner: 'de la cena',
  },
} as const;
