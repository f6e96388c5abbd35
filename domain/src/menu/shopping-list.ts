import type { FoodGroup } from '../foods/food.ts';
import { FOOD_GROUPS } from '../foods/food.ts';
import { boughtAs } from './bought-as.ts';
import { menuFood } from './menu-food.ts';
import type { Menu } from './menu.ts';
import { SOLD_AS } from './sold-as.data.ts';

export type ShoppingItem = {
  readonly foodId: string;
  readonly name: string;
  /** To buy: raw and with its peel or bone, rounded up as shops sell. */
  readonly grams: number;
  /** In whole units as it is sold: "2 latas", "1 docena y media"; otherwise by weight, "1,2 kg". */
  readonly amount: string;
};
export type ShoppingList = readonly { readonly group: FoodGroup; readonly items: readonly ShoppingItem[] }[];

/** Grams to buy for each gram that is eaten cooked. Rice and pasta from the energy of their raw and cooked rows; the others are judgement. */
const DRY_FOR_COOKED: Readonly<Record<string, number>> = {
  'arroz-blanco-cocido': 0.36,
  'arroz-integral-cocido': 0.36,
  'fideos-cocidos': 0.43,
  'fideos-integrales-cocidos': 0.43,
  'quinoa-cocida': 0.35,
  'cuscus-cocido': 0.4,
  'lentejas-cocidas': 0.4,
  'garbanzos-cocidos': 0.4,
  'porotos-negros-cocidos': 0.4,
  'porotos-blancos-alubia-cocidos': 0.4,
  'porotos-de-soja-cocidos': 0.4,
  'arvejas-partidas-cocidas': 0.4,
  'pechuga-de-pollo-sin-piel-asada': 1.35,
};

const EGG = 'huevo-de-gallina-entero-crudo';
const NAME_IN_THE_SHOP: Readonly<Record<string, string>> = {
  [EGG]: 'Huevos',
  'papa-hervida-sin-piel': 'Papa',
  'batata-hervida': 'Batata',
  'pan-lactal-blanco': 'Pan lactal blanco',
  'pan-lactal-integral': 'Pan lactal integral',
  'tofu-firme': 'Tofu firme',
  'zanahoria-cruda': 'Zanahoria',
  'repollo-crudo': 'Repollo',
  'calabaza-anco-horneada': 'Calabaza',
  'berenjena-cruda': 'Berenjena',
  'coliflor-cruda': 'Coliflor',
};

/** A week of shopping, a line for each food as it is sold. Quantities are for one person. */
export function shoppingList(menus: readonly Menu[]): ShoppingList {
  const eaten = new Map<string, { grams: number; eggs: number }>();
  for (const { foodId, grams, amount } of menus.flatMap(({ meals }) => meals.flatMap(({ items }) => items))) {
    const id = boughtAs(foodId);
    const before = eaten.get(id) ?? { grams: 0, eggs: 0 };
    const raw = grams * (DRY_FOR_COOKED[foodId] ?? 1);
    eaten.set(id, { grams: before.grams + raw, eggs: before.eggs + (id === EGG ? amount : 0) });
  }

  return FOOD_GROUPS.flatMap((group) => {
    const items = [...eaten]
      .filter(([id]) => menuFood(id).food.group === group)
      .map(([id, { grams, eggs }]) => toBuy(id, grams, eggs))
      .sort((a, b) => a.name.localeCompare(b.name, 'es'));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** `usedGrams` are dry where the food is bought dry. */
function toBuy(foodId: string, usedGrams: number, eggs: number): ShoppingItem {
  const { food, name } = menuFood(foodId);
  const kept = DRY_FOR_COOKED[foodId] === undefined ? 1 - food.refusePercent / 100 : 1;
  const grams = Math.ceil(usedGrams / kept / ROUNDED_TO_GRAMS) * ROUNDED_TO_GRAMS;
  const amount = foodId === EGG ? dozens(eggs) : asSold(foodId, usedGrams / kept, grams);
  return { foodId, name: NAME_IN_THE_SHOP[foodId] ?? plainName(name), grams, amount };
}

const ROUNDED_TO_GRAMS = 50;
/** Of a package that is short by less than this share nobody buys another. */
const NEARLY_ENOUGH = 0.05;

function asSold(foodId: string, exactGrams: number, grams: number): string {
  const sold = SOLD_AS[foodId];
  if (!sold) return byWeight(grams);
  const [one, many, each] = sold;
  const count = Math.max(1, Math.ceil(exactGrams / each - NEARLY_ENOUGH));
  return `${count} ${count === 1 ? one : many}`;
}

/** Half a dozen at a time: "1 docena y media". */
function dozens(eggs: number): string {
  const halves = Math.ceil(eggs / 6);
  const whole = Math.floor(halves / 2);
  const docenas = `${whole} ${whole === 1 ? 'docena' : 'docenas'}`;
  if (whole === 0) return 'media docena';
  return halves % 2 === 0 ? docenas : `${docenas} y media`;
}

const plainName = (name: string): string => name.replace(/ (a la plancha|al horno|a la parrilla|al vapor)$/, '');

const byWeight = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${String(Math.round(grams / 100) / 10).replace('.', ',')} kg`;
