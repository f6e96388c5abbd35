import type { FoodGroup } from '@forja/domain/foods/food';
import type { Meal, MenuItem } from '@forja/domain/menu/menu';
import { kilograms } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';

type WeighedFood = Pick<MenuItem, 'name' | 'household' | 'weighed'>;

export const mealNames: Record<Meal, string> = {
  breakfast: 'Desayuno',
  lunch: 'Almuerzo',
  snack: 'Merienda',
  dinner: 'Cena',
};
/** "Cambiar arroz del almuerzo." */
export const ofMeal: Record<Meal, string> = {
  breakfast: 'del desayuno',
  lunch: 'del almuerzo',
  snack: 'de la merienda',
  dinner: 'de la cena',
};

/** Leftovers: "De ayer", "Del martes". */
export const describeCookedDay = (weekday: number, daysAgo: number): string =>
  daysAgo === 1 ? 'De ayer' : `Del ${WEEKDAYS[weekday - daysAgo]?.toLowerCase() ?? 'otro día'}`;

/**
 * State when weighed: "en crudo", or "ya cocida", which agrees with the food: "2 papas medianas,
 * 334 g ya cocidas".
 */
export function describeWeighed({ name, household, weighed }: WeighedFood): string {
  if (weighed === 'as_eaten') return '';
  if (weighed === 'raw') return ' en crudo';
  const [noun = ''] = name.toLowerCase().split(' ');
  const isPlural = /[^ú]s$/.test(noun) || household.includes(`${noun}s`);
  return ` ya cocid${/as?$/.test(noun) ? 'a' : 'o'}${isPlural ? 's' : ''}`;
}

export const foodGroupNames: Record<FoodGroup, string> = {
  meat: 'Carnes y aves',
  fish: 'Pescados',
  eggs: 'Huevos',
  dairy: 'Lácteos',
  fats: 'Aceites, frutos secos y semillas',
  starches: 'Cereales, legumbres y papa',
  vegetables: 'Verduras',
  fruits: 'Frutas',
  occasional: 'Ocasionales',
  drinks: 'Bebidas',
  alcohol: 'Bebidas con alcohol',
  supplements: 'Suplementos',
};

export const menuMessages = {
  foodSection: {
    title: 'Comida por día',
    kcal: ' kcal',
    energyPerDay: 'energía por día',
    meanOfWeek: 'Es el promedio de tu semana: ',
    onTrainingDays: ' los días que entrenás y con ',
    onRestDays: ' los libres.',
    energyShares: 'Reparto de la energía',
    protein: 'Proteína',
    carbohydrate: 'Carbohidratos',
    fat: 'Grasas',
    otherTargets: 'Otras metas del día',
    proteinPerMeal: 'Proteína por comida',
    proteinPerKilo: 'Proteína por kilo',
    units: {
      energy: 'kcal',
      mass: 'g',
      massPerKilo: 'g/kg',
      mineral: 'mg',
      volume: 'l',
      weight: 'kg',
    },
    byDoctor: 'Lo que indique tu médico',
    fibre: 'Fibra',
    fibreCeiling: 'Fibra, hasta',
    sodiumCeiling: 'Sodio, hasta',
    potassium: 'Potasio',
    potassiumOfMenus: 'Potasio de los menús, hasta',
    proteinCeiling: 'Proteína, hasta',
    fluidsRestDay: 'Líquidos, día libre',
    fluids: 'Líquidos',
    fluidsTrainingDay: 'Líquidos, día de entrenamiento',
    energyOrigin: 'De dónde sale la energía',
    restingEnergy: 'Gasto en reposo',
    rangeFrom: 'Puede ir de ',
    rangeTo: ' a ',
    formulaError: ': las fórmulas fallan un 10 % en una persona.',
    activityFactor: 'Factor de actividad',
    totalEnergy: 'Gasto total',
    goalAdjustment: 'Ajuste por tu objetivo',
    otherFormulas: 'Ver otras fórmulas',
    weightTitle: 'Hacia dónde va tu peso',
    weightChart: 'Proyección de tu peso',
    weightSentence: (weeks: string, low: string, high: string) =>
      `En ${weeks}, entre ${low} y ${high}, si seguís el plan.`,
    water: (kg: number) =>
      kg < 0
        ? `Aparte, las primeras dos semanas se van cerca de ${kilograms(-kg)} de agua y glucógeno: no es grasa y vuelve al comer como antes.`
        : `Aparte, las primeras dos semanas entran cerca de ${kilograms(kg)} de agua y glucógeno: no es grasa.`,
    projection: 'Proyección',
    band: 'Banda',
    weekNumber: (week: number) => `Semana ${week}`,
    week: 'Semana',
  },
  menuCoverage: {
    title: 'Lo que cubre tu semana',
    lead: 'Promedio por día del menú, sin suplementos ni sal agregada.',
    caption: 'Nutrientes del menú, promedio por día, y su referencia',
    nutrient: 'Nutriente',
    menu: 'Menú',
    reference: 'Referencia',
    share: 'Parte',
    noData: 'Sin dato',
    byTeam: 'La decide tu equipo',
    noReference: 'Sin referencia',
    getCloser: 'Para acercarte',
    insteadOf: ' en lugar de ',
    ofThe: ' del',
    adds: ': suma',
    thatDay: 'ese día. ',
    swapToFood: (food: string) => `Hacer el cambio por ${food}`,
    swap: 'Hacer el cambio',
    unknownTitle: 'Qué no sabemos',
    unknownLead:
      'La tabla de alimentos no tiene todos los datos. Lo que falta no cuenta como cero: la cifra real es la que ves o más.',
    noDataFor: ': sin dato en ',
    gramsPerDay: ' g por día',
    foodTable: 'Tabla de alimentos',
    ceiling: 'tope ',
    orMore: 'o más',
  },
  menuDayView: {
    otherOption: 'Otra opción para el ',
    swapped: 'Cambio hecho',
    swappedDetail: (to: string, from: string) =>
      `${to} en lugar de ${from}. El día sigue en tus metas.`,
  },
  menuDays: {
    days: 'Días del menú',
  },
  menuMeals: {
    ingredients: 'Ingredientes y cantidades',
    energySource: 'Suma de los alimentos de cada comida ',
    kcal: ' kcal',
    gramsOfProtein: ' g de proteína ',
    swapOne: (food: string, meal: string) => `Cambiar ${food} ${meal}`,
    swap: 'Cambiar',
    drink: 'Para tomar: ',
    otherMealOption: (meal: string) => `Otra opción ${meal}`,
    otherOption: 'Otra opción',
  },
  menuRefused: {
    title: 'Con estas metas no encontramos un menú.',
    lead: 'Probamos muchas combinaciones de platos y ninguna entra en todas. Qué podés aflojar:',
    whatToRelax: 'Qué aflojar',
  },
  menuSection: {
    title: 'Menú de la semana',
    lead: 'Siete días a no más de 5 % de tus metas, en porciones de cocina.',
    menu: 'Menú',
    failed: 'No pudimos armar el menú.',
    retry: 'Probar de nuevo',
    goalsAbove: 'Tus metas del día siguen acá arriba.',
    otherWeek: 'Otra semana',
    firstMenu: 'Volver al primer menú',
  },
  menuSkeleton: {
    openFirst: 'Para que tu menú salga en papel, abrí Comida antes de imprimir.',
    daysMade: 'Días del menú ya armados',
    preparing: 'Armando el menú de tu semana.',
    preparingDays: (ready: number, days: number) => `Armando el menú: ${ready} de ${days} días.`,
  },
  menuSwapDialog: {
    title: (food: string) => `Cambiar ${food}`,
    description: (household: string, grams: string, meal: string) =>
      `${household}, ${grams} g ${meal}. Con cualquiera de estos el día sigue en tus metas.`,
    lead: 'A la derecha, cuánto cambia la energía del día.',
    composition: 'Composición de los alimentos',
    grams: ' g',
    kcal: ' kcal',
  },
  menuTotals: {
    title: 'Lo que suma el día',
    caption: 'Lo que suma el menú y la meta del día',
    inTheDay: 'En el día',
    menu: 'Menú',
    goal: 'Meta',
    salt: 'Sal que podés agregar: ',
    grams: ' g',
    wholeDay: ' en todo el día',
    ofTotal: ' de ',
    names: {
      energyKcal: 'Energía',
      proteinGrams: 'Proteína',
      carbohydrateGrams: 'Carbohidratos',
      fatGrams: 'Grasas',
      fibreGrams: 'Fibra',
      sodiumMg: 'Sodio',
    },
    limits: { atLeast: 'desde', atMost: 'hasta' },
    less: 'menos',
    more: 'más',
  },
  shoppingText: {
    title: (covered: string) => `Compras de la semana (${covered}, una persona)`,
  },
  shoppingCard: {
    title: 'Compras de la semana',
    covered: 'los siete días',
    linesFor: ' renglones para ',
    onePerson: ', para una persona.',
    amounts: 'Cantidades de compra',
    open: 'Ver la lista',
    print: 'Imprimir',
    copyList: 'Copiar lista',
    copied: 'Lista copiada',
    copiedDetail: 'Pegala donde quieras.',
    notCopied: 'No pudimos copiar la lista',
    notCopiedDetail: 'Este navegador no deja. Podés imprimirla.',
    description: (lines: number, covered: string) =>
      `${lines} renglones para ${covered}, para una persona. Peso de compra, con cáscara y sin cocinar. Tildá lo que ya tenés: no se copia ni se imprime.`,
    lead: 'Cantidades: suma de los menús, con lo que se pela y lo que rinde al cocinar, redondeada hacia arriba. ',
  },
} as const;
