import type { FoodGroup } from '../../foods/food.ts';
import { FOOD_GROUPS } from '../../foods/food.ts';
import { toPurchasedFoodId } from './purchased-food.ts';
import { menuFood } from './menu-food.ts';
import type { Menu } from '../menu.ts';
import { SHOP_PACKAGES } from './shop-packages.data.ts';

export type ShoppingItem = {
  readonly foodId: string;
  readonly name: string;
  /** Raw grams to buy, with peel or bone, rounded up as shops sell. */
  readonly grams: number;
  /** "2 latas", "1 docena y media" or "1,2 kg". */
  readonly amount: string;
};
export type ShoppingList = readonly {
  readonly group: FoodGroup;
  readonly items: readonly ShoppingItem[];
}[];

/** Rice and pasta use the energy of their raw and cooked rows; the others are estimates. */
const PURCHASED_GRAMS_PER_COOKED_GRAM: Readonly<Record<string, number>> = {
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
const SHOP_NAMES: Readonly<Record<string, string>> = {
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

export function shoppingList(menus: readonly Menu[]): ShoppingList {
  const totalsByFood = new Map<string, { grams: number; eggs: number }>();
  for (const { foodId, grams, amount } of menus.flatMap(({ meals }) =>
    meals.flatMap(({ items }) => items),
  )) {
    const id = toPurchasedFoodId(foodId);
    const purchased = totalsByFood.get(id) ?? { grams: 0, eggs: 0 };
    const raw = grams * (PURCHASED_GRAMS_PER_COOKED_GRAM[foodId] ?? 1);
    totalsByFood.set(id, {
      grams: purchased.grams + raw,
      eggs: purchased.eggs + (id === EGG ? amount : 0),
    });
  }

  return FOOD_GROUPS.flatMap((group) => {
    const items = [...totalsByFood]
      .filter(([id]) => menuFood(id).food.group === group)
      .map(([id, { grams, eggs }]) => toShoppingItem(id, grams, eggs))
      .sort((a, b) => a.name.localeCompare(b.name, 'es'));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** `usedGrams` are dry for foods bought dry. */
function toShoppingItem(foodId: string, usedGrams: number, eggs: number): ShoppingItem {
  const { food, name } = menuFood(foodId);
  const edibleShare =
    PURCHASED_GRAMS_PER_COOKED_GRAM[foodId] === undefined ? 1 - food.refusePercent / 100 : 1;
  const grams = Math.ceil(usedGrams / edibleShare / ROUNDING_GRAMS) * ROUNDING_GRAMS;
  const amount =
    foodId === EGG ? formatDozens(eggs) : formatPackages(foodId, usedGrams / edibleShare, grams);
  return { foodId, name: SHOP_NAMES[foodId] ?? plainName(name), grams, amount };
}

const ROUNDING_GRAMS = 50;
const PACKAGE_TOLERANCE = 0.05;

function formatPackages(foodId: string, exactGrams: number, grams: number): string {
  const shopPackage = SHOP_PACKAGES[foodId];
  if (!shopPackage) return formatWeight(grams);
  const [one, many, each] = shopPackage;
  const count = Math.max(1, Math.ceil(exactGrams / each - PACKAGE_TOLERANCE));
  return `${count} ${count === 1 ? one : many}`;
}

function formatDozens(eggs: number): string {
  const halves = Math.ceil(eggs / 6);
  const whole = Math.floor(halves / 2);
  const docenas = `${whole} ${whole === 1 ? 'docena' : 'docenas'}`;
  if (whole === 0) return 'media docena';
  return halves % 2 === 0 ? docenas : `${docenas} y media`;
}

const plainName = (name: string): string =>
  name.replace(/ (a la plancha|al horno|a la parrilla|al vapor)$/, '');

const formatWeight = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${String(Math.round(grams / 100) / 10).replace('.', ',')} kg`;
