import type { FoodGroup } from '@forja/domain/foods/food';
import { FOOD_FAMILIES } from '@forja/domain/foods/food-families.data';
import { FOODS } from '@forja/domain/foods/foods';
import { plainText } from '@forja/domain/search/plain-text';
import { searchFoods } from '@forja/domain/foods/search-foods';
import type { PickerOption } from '../../../design/inputs/search-picker.tsx';
import { formMessages } from './form.messages.ts';

const messages = formMessages.avoidedFoods;

const MOST = 8;
const GROUP = 'grupo-';

const listFoodIds = (group: FoodGroup): readonly string[] =>
  FOODS.filter((food) => food.group === group).map(({ id }) => id);

type Aisle = {
  key: string;
  label: string;
  words: readonly string[];
  ids: readonly string[];
  description?: string;
};

/** Sorted by inclusion: an aisle precedes the smaller ones inside it. */
const AISLES: readonly Aisle[] = [
  {
    key: 'gluten',
    ...messages.gluten,
    words: [
      'gluten',
      'sin gluten',
      'tacc',
      't a c c',
      'sin tacc',
      'celiaco',
      'celiaca',
      'celiaquia',
      'trigo',
      'cebada',
      'centeno',
    ],
    ids: FOOD_FAMILIES.gluten,
  },
  {
    key: 'nuts',
    ...messages.nuts,
    words: ['frutos secos', 'fruto seco', 'nuez', 'nueces', 'almendras', 'mani', 'cacahuates'],
    ids: FOOD_FAMILIES.nutsAndPeanuts,
  },
  {
    key: 'peanuts',
    ...messages.peanuts,
    words: ['mani', 'cacahuates'],
    ids: FOOD_FAMILIES.peanuts,
  },
  {
    key: 'fish',
    ...messages.fish,
    words: ['pescados', 'mariscos', 'crustaceos', 'moluscos', 'camarones', 'langostinos'],
    ids: listFoodIds('fish'),
  },
  {
    key: 'meat',
    ...messages.meat,
    words: ['carnes', 'aves'],
    ids: listFoodIds('meat'),
  },
  {
    key: 'pork',
    ...messages.pork,
    words: ['cerdo', 'chancho', 'puerco', 'fiambres'],
    ids: FOOD_FAMILIES.pork,
  },
  {
    key: 'eggs',
    ...messages.eggs,
    words: ['huevos'],
    ids: FOOD_FAMILIES.eggs,
  },
  {
    key: 'dairy',
    ...messages.dairy,
    words: ['lacteos', 'leches', 'lactosa'],
    ids: listFoodIds('dairy'),
  },
  {
    key: 'pulses',
    ...messages.pulses,
    words: ['legumbres', 'porotos'],
    ids: FOOD_FAMILIES.pulses,
  },
  { key: 'soy', ...messages.soy, words: ['soja', 'soya'], ids: FOOD_FAMILIES.soy },
];

const toOption = ({ key, label, description }: Aisle): PickerOption => ({
  value: `${GROUP}${key}`,
  label,
  ...(description !== undefined && { description }),
});

const SHORTEST = 3;

/** Matching foods that are not avoided yet. */
export function avoidable(typed: string, avoided: readonly string[]): PickerOption[] {
  const query = plainText(typed);
  const aisles = AISLES.filter(
    ({ words, ids }) =>
      query.length >= SHORTEST &&
      words.some((word) => word.startsWith(query)) &&
      ids.some((id) => !avoided.includes(id)),
  ).map(toOption);
  const foods = searchFoods(typed)
    .filter(({ id }) => !avoided.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return [...aisles, ...foods].slice(0, MOST);
}

const parseIds = ({ value }: PickerOption): readonly string[] =>
  AISLES.find(({ key }) => value === `${GROUP}${key}`)?.ids ?? [value];

export const withAvoided = (avoided: readonly string[], option: PickerOption): string[] => [
  ...new Set([...avoided, ...parseIds(option)]),
];

export const withoutAvoided = (avoided: readonly string[], option: PickerOption): string[] => {
  const optionIds = parseIds(option);
  return avoided.filter((id) => !optionIds.includes(id));
};

/** One chip per food, or per complete aisle. Foods missing from the table have no chip. */
export function avoidedChips(avoided: readonly string[]): PickerOption[] {
  const covered = new Set<string>();
  const whole = AISLES.filter(({ ids }) => {
    const saysMore = ids.every((id) => avoided.includes(id)) && ids.some((id) => !covered.has(id));
    if (saysMore) for (const id of ids) covered.add(id);
    return saysMore;
  });
  return [
    ...whole.map(({ key, label }) => ({ value: `${GROUP}${key}`, label })),
    ...avoided.flatMap((id) => {
      const food = covered.has(id) ? undefined : FOODS.find((each) => each.id === id);
      return food ? [{ value: id, label: food.name }] : [];
    }),
  ];
}
