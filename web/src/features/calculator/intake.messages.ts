import type { IntakeFigure } from '@forja/domain/food-log/day-intake';

export const intakeMessages = {
  figures: {
    kcal: { label: 'Energía', unit: 'kcal' },
    protein: { label: 'Proteína', unit: 'g' },
    carbs: { label: 'Carbohidratos', unit: 'g' },
    fat: { label: 'Grasa', unit: 'g' },
    fibre: { label: 'Fibra', unit: 'g' },
    sodiumMg: { label: 'Sodio', unit: 'mg' },
  } satisfies Record<IntakeFigure, { label: string; unit: string }>,
  noDatum: 'sin dato',
} as const;
