import type { FoodGroup } from '../foods/food.ts';
import { FOOD_GROUPS } from '../foods/food.ts';
import { menuFood } from './menu-food.ts';
import type { Menu } from './menu.ts';

export type ShoppingItem = {
  readonly foodId: string;
  readonly name: string;
  /** To buy: raw and with its peel or bone, rounded up as shops sell. */
  readonly grams: number;
  /** "1,2 kg", "350 g", "14 huevos". */
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

/** Bought under one name, whichever way the menu serves them. */
const BOUGHT_AS: Readonly<Record<string, string>> = {
  'huevo-duro': 'huevo-de-gallina-entero-crudo',
  'clara-de-huevo-cruda': 'huevo-de-gallina-entero-crudo',
};
/** Sold by volume; a litre weighs near enough a kilo. */
const LIQUIDS = [
  'leche-entera',
  'leche-parcialmente-descremada-2',
  'leche-descremada',
  'bebida-de-soja-sin-fortificar',
  'aceite-de-oliva',
  'aceite-de-girasol',
];
const EGG = 'huevo-de-gallina-entero-crudo';
const NAME_IN_THE_SHOP: Readonly<Record<string, string>> = {
  [EGG]: 'Huevos',
  'pechuga-de-pollo-sin-piel-asada': 'Pechuga de pollo sin piel',
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

/** A week of shopping: each day's menu as many times as the week has such days. Quantities are for one person. */
export function shoppingList(days: readonly { readonly menu: Menu; readonly times: number }[]): ShoppingList {
  const eaten = new Map<string, { grams: number; units: number }>();
  for (const { menu, times } of days)
    for (const { foodId, grams } of menu.meals.flatMap(({ items }) => items)) {
      const id = BOUGHT_AS[foodId] ?? foodId;
      const before = eaten.get(id) ?? { grams: 0, units: 0 };
      const units = id === EGG ? Math.round(grams / menuFood(foodId).measure.grams) : 0;
      eaten.set(id, { grams: before.grams + grams * times, units: before.units + units * times });
    }

  return FOOD_GROUPS.flatMap((group) => {
    const items = [...eaten]
      .filter(([id]) => menuFood(id).food.group === group)
      .map(([id, { grams, units }]) => toBuy(id, grams, units))
      .sort((a, b) => a.name.localeCompare(b.name, 'es'));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

function toBuy(foodId: string, eatenGrams: number, units: number): ShoppingItem {
  const { food, name, weighed } = menuFood(foodId);
  const dry = DRY_FOR_COOKED[foodId];
  const kept = weighed === 'cooked' && dry !== undefined ? 1 : 1 - food.refusePercent / 100;
  const raw = (eatenGrams * (dry ?? 1)) / kept;
  const grams = Math.ceil(raw / 50) * 50;
  const shown =
    foodId === EGG
      ? `${units} ${units === 1 ? 'huevo' : 'huevos'}`
      : inUnits(grams, LIQUIDS.includes(foodId) ? ['ml', 'l'] : ['g', 'kg']);
  return { foodId, name: NAME_IN_THE_SHOP[foodId] ?? plainName(name), grams, amount: shown };
}

const plainName = (name: string): string => name.replace(/ (a la plancha|al horno|a la parrilla|al vapor)$/, '');

const inUnits = (amount: number, [small, big]: readonly [string, string]): string =>
  amount < 1000 ? `${amount} ${small}` : `${String(Math.round(amount / 10) / 100).replace('.', ',')} ${big}`;
