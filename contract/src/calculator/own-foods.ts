import { isBarcode } from '@forja/domain/food-log/barcode';
import { ENTRY_GRAMS } from '@forja/domain/food-log/food-entry';
import {
  findOwnFoodProblems,
  OWN_FOOD_NAME_LENGTH,
  type OwnFood,
  type OwnFoodProblem,
} from '@forja/domain/food-log/own-food';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const OWN_FOOD_HELP = {
  name: `Poné un nombre de hasta ${OWN_FOOD_NAME_LENGTH} letras.`,
  portionGrams: 'Poné los gramos de una porción, entre 1 y 5.000.',
  basis: 'Elegí si la etiqueta dice cada 100 g o por porción.',
  energy: 'Poné la energía de la etiqueta. Cada 100 g no puede pasar de 900 kcal (3.766 kJ).',
  energyUnit: 'Elegí si la energía está en kcal o en kJ.',
  protein: 'Poné los gramos de proteína. No pueden pesar más que el alimento.',
  carbs: 'Poné los gramos de carbohidratos. No pueden pesar más que el alimento.',
  fat: 'Poné los gramos de grasa. No pueden pesar más que el alimento.',
  fibre: 'Poné los gramos de fibra, o dejalo vacío si la etiqueta no lo dice.',
  sodiumMg:
    'Poné los miligramos de sodio, hasta 40.000 cada 100 g, o dejalo vacío si la etiqueta no lo dice.',
  barcode: 'Ese código tiene algún número mal. Son 8, 12 o 13 cifras, como están bajo las barras.',
} as const satisfies Record<keyof OwnFood, string>;

const TOO_HEAVY = 'Entre proteína, carbohidratos, grasa y fibra pesan más que el alimento.';

const figure = (help: string) => z.number(missingOr(help)).check(z.gte(0, help));

const PROBLEM_FIELDS: Readonly<Record<OwnFoodProblem, { field: keyof OwnFood; message: string }>> =
  {
    energy: { field: 'energy', message: OWN_FOOD_HELP.energy },
    protein: { field: 'protein', message: OWN_FOOD_HELP.protein },
    carbs: { field: 'carbs', message: OWN_FOOD_HELP.carbs },
    fat: { field: 'fat', message: OWN_FOOD_HELP.fat },
    fibre: { field: 'fibre', message: OWN_FOOD_HELP.fibre },
    sodiumMg: { field: 'sodiumMg', message: OWN_FOOD_HELP.sodiumMg },
    sum: { field: 'carbs', message: TOO_HEAVY },
  };

const ownFood = z
  .object({
    name: z
      .string(missingOr(OWN_FOOD_HELP.name))
      .check(
        z.trim(),
        z.minLength(1, OWN_FOOD_HELP.name),
        z.maxLength(OWN_FOOD_NAME_LENGTH, OWN_FOOD_HELP.name),
      ),
    portionGrams: z
      .number(missingOr(OWN_FOOD_HELP.portionGrams))
      .check(
        z.gte(ENTRY_GRAMS.min, OWN_FOOD_HELP.portionGrams),
        z.lte(ENTRY_GRAMS.max, OWN_FOOD_HELP.portionGrams),
      ),
    basis: z.enum(['per100g', 'perPortion'], missingOr(OWN_FOOD_HELP.basis)),
    energy: figure(OWN_FOOD_HELP.energy),
    energyUnit: z.enum(['kcal', 'kJ'], missingOr(OWN_FOOD_HELP.energyUnit)),
    protein: figure(OWN_FOOD_HELP.protein),
    carbs: figure(OWN_FOOD_HELP.carbs),
    fat: figure(OWN_FOOD_HELP.fat),
    fibre: z.optional(figure(OWN_FOOD_HELP.fibre)),
    sodiumMg: z.optional(figure(OWN_FOOD_HELP.sodiumMg)),
    barcode: z.optional(
      z.string(OWN_FOOD_HELP.barcode).check(z.refine(isBarcode, OWN_FOOD_HELP.barcode)),
    ),
  })
  .check((context) => {
    for (const problem of findOwnFoodProblems(context.value)) {
      const { field, message } = PROBLEM_FIELDS[problem];
      context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    }
  }) satisfies z.ZodMiniType<OwnFood>;

export const ownFoods = declareCollection({
  name: 'own-foods',
  label: { one: 'alimento propio', many: 'alimentos propios' },
  privacy: {
    heading: 'Los alimentos que agregás',
    fields: {
      name: 'El nombre.',
      portionGrams: 'Los gramos de una porción.',
      basis: 'Si los valores son cada 100 g o por porción.',
      energy: 'La energía.',
      energyUnit: 'En qué unidad está la energía.',
      protein: 'La proteína.',
      carbs: 'Los carbohidratos.',
      fat: 'La grasa.',
      fibre: 'La fibra.',
      sodiumMg: 'El sodio.',
      barcode: 'El código de barras.',
    } satisfies FieldWords<OwnFood>,
  },
  schema: ownFood,
  stored: ownFood,
  limit: 1_000,
});
