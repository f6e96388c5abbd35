import type { FoodGroup } from '@forja/domain/foods/food';
import { FOODS } from '@forja/domain/foods/foods';
import { plainText } from '@forja/domain/foods/plain-text';
import { searchFoods } from '@forja/domain/foods/search-foods';
import type { PickerOption } from '../../../design/search-picker.tsx';

const MOST = 8;
const GROUP = 'grupo-';

/** Whole aisles that people leave out at once. */
const GROUPS = [
  { group: 'fish', label: 'Pescados y mariscos, todos', words: ['pescados', 'mariscos'] },
  { group: 'meat', label: 'Carnes y aves, todas', words: ['carnes', 'aves'] },
  { group: 'eggs', label: 'Huevos, todos', words: ['huevos'] },
  {
    group: 'dairy',
    label: 'Lácteos, todos',
    words: ['lacteos', 'leches'],
    description: 'Si es por alergia, marcala en tu salud: saca también lo que lleva leche adentro.',
  },
] as const satisfies readonly (PickerOptionOfGroup & { group: FoodGroup; words: readonly string[] })[];
type PickerOptionOfGroup = Omit<PickerOption, 'value'>;

const idsOf = (group: FoodGroup): string[] => FOODS.filter((food) => food.group === group).map(({ id }) => id);
const SHORTEST = 3;

/** What can be avoided that matches, without what already is. */
export function avoidable(typed: string, avoided: readonly string[]): PickerOption[] {
  const asked = plainText(typed);
  const groups = GROUPS.filter(
    ({ group, words }) =>
      asked.length >= SHORTEST &&
      words.some((word) => word.startsWith(asked)) &&
      idsOf(group).some((id) => !avoided.includes(id)),
  ).map(({ group, words: _, ...option }) => ({ ...option, value: `${GROUP}${group}` }));
  const foods = searchFoods(typed)
    .filter(({ id }) => !avoided.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return [...groups, ...foods].slice(0, MOST);
}

const idsIn = ({ value }: PickerOption): string[] => {
  const whole = GROUPS.find(({ group }) => value === `${GROUP}${group}`);
  return whole ? idsOf(whole.group) : [value];
};

export const withAvoided = (avoided: readonly string[], option: PickerOption): string[] => [
  ...new Set([...avoided, ...idsIn(option)]),
];

export const withoutAvoided = (avoided: readonly string[], option: PickerOption): string[] => {
  const taken = idsIn(option);
  return avoided.filter((id) => !taken.includes(id));
};

/** One chip per food, or one for an aisle that is whole. What another food table left behind has no name, and no chip. */
export function avoidedChips(avoided: readonly string[]): PickerOption[] {
  const whole = GROUPS.filter(({ group }) => idsOf(group).every((id) => avoided.includes(id)));
  const covered = new Set(whole.flatMap(({ group }) => idsOf(group)));
  return [
    ...whole.map(({ group, label }) => ({ value: `${GROUP}${group}`, label })),
    ...avoided.flatMap((id) => {
      const food = covered.has(id) ? undefined : FOODS.find((each) => each.id === id);
      return food ? [{ value: id, label: food.name }] : [];
    }),
  ];
}
