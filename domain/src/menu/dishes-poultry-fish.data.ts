import {
  AVOCADO, BAGUETTE, BOILED_EGG, BREADCRUMBS, BREAST, CARROT, CHICKEN, CORN, EGG, FLOUR, FRUIT, GRAINS, GRATED_CHEESE, HAKE, LETTUCE, MASH, MOZZARELLA,
  OILY_FISH, OIL, ONION, PASTA, PEAS, PEPPER, POTATO, RICE, ROAST_POTATO, ROOTS, SALAD, SQUASH, STEAMED, SWEET_POTATO, TINNED_FISH, TOMATO, TOMATO_SAUCE,
  TUNA, WHITE_FISH, WOK,
} from './dish-foods.data.ts';
import type { DishRow } from './dish-rows.ts';
import { maybe, one } from './dish-rows.ts';

const DESSERT = maybe(FRUIT);
const WITH_BREAD = [maybe(BAGUETTE), DESSERT];
const BATTER_EGG = one(EGG, [0.5, 0.5, 1, 0.5]);
const TART_EGG = one(EGG, [0.5, 1, 1.5, 0.5]);
const DOUGH = one(FLOUR, [3, 5, 9, 1]);

/** Dishes of poultry and fish for lunch and dinner. */
export const POULTRY_AND_FISH_DISHES: readonly DishRow[] = [
  ['roast-chicken', '{0} al horno con {1} y ensalada de {2}', 'poultry', 'rich', 3, 'usual',
    [one(CHICKEN), one(ROOTS), one(SALAD), one(OIL), maybe([SQUASH, ONION, PEPPER]), ...WITH_BREAD]],
  ['grilled-chicken-and-mash', '{0} a la plancha con puré de {1} y {2}', 'poultry', 'rich', 2, 'usual',
    [one([BREAST, 'pechuga-de-pavo-sin-piel-cruda']), one(MASH), one(STEAMED), one(OIL), maybe(SALAD), ...WITH_BREAD]],
  ['grilled-chicken-and-salad', '{0} a la plancha con ensalada de {1}, {2} y {3}', 'poultry', 'rich', 1, 'usual',
    [one(BREAST), one([CORN, POTATO, 'quinoa-cocida', 'arroz-integral-cocido']), one(SALAD), one(SALAD), one(OIL), maybe(AVOCADO), DESSERT]],
  ['chicken-milanesa', 'Milanesa de pollo al horno con {3} y ensalada de {4}', 'poultry', 'rich', 2, 'usual',
    [one(BREAST), BATTER_EGG, one(BREADCRUMBS), one([ROAST_POTATO, ...MASH]), one(SALAD), one(OIL), maybe(SALAD), DESSERT]],
  ['rice-and-chicken', 'Arroz con pollo, {2} y {3}', 'poultry', 'usual', 3, 'low',
    [one(CHICKEN), one(RICE), one(PEPPER), one([PEAS, CARROT]), one(ONION), one(OIL), maybe(TOMATO), DESSERT]],
  ['chicken-casserole', 'Pollo a la cacerola con papa, {2} y {3}', 'poultry', 'rich', 3, 'low',
    [one(CHICKEN), one(POTATO), one(CARROT), one([PEPPER, PEAS]), one(ONION), one(OIL), maybe(TOMATO), ...WITH_BREAD]],
  ['chicken-in-cream', '{0} a la crema con {1} y {3}', 'poultry', 'rich', 2, 'usual',
    [one(CHICKEN), one([POTATO, 'arroz-blanco-cocido']), one('crema-de-leche', [1, 2, 3, 1]), one(['champinon-crudo', ONION, PEAS]), one(OIL), maybe(SALAD), DESSERT]],
  ['chicken-stir-fry', 'Wok de pollo con {1}, {2} y {3}', 'poultry', 'rich', 2, 'usual',
    [one(BREAST), one([...RICE, 'fideos-cocidos']), one(WOK), one([PEPPER, CARROT]), one(ONION), one(OIL), DESSERT]],
  ['chicken-salpicon', 'Salpicón de ave con papa, {2} y {3}', 'salad', 'rich', 2, 'usual',
    [one('pechuga-de-pollo-sin-piel-asada', [0.5, 1, 2, 0.5]), one(POTATO), one(CARROT), one([PEAS, TOMATO]), one(OIL), maybe(BOILED_EGG, [1, 1, 1, 1]),
      maybe('mayonesa-comun'), DESSERT]],
  ['chicken-salad', 'Ensalada completa de pollo, {1}, {2} y queso', 'salad', 'rich', 1, 'usual',
    [one('pechuga-de-pollo-sin-piel-asada', [0.5, 1, 2, 0.5]), one([LETTUCE, 'rucula-cruda', 'espinaca-cruda']), one([TOMATO, CARROT]),
      one([MOZZARELLA, GRATED_CHEESE]), one(OIL), maybe([CORN, POTATO]), ...WITH_BREAD]],
  ['chicken-pasties', 'Empanadas de pollo al horno con ensalada de {3}', 'poultry', 'usual', 2, 'low',
    [one(CHICKEN), DOUGH, one(ONION), one(SALAD), one(OIL, [2, 3, 5, 1]), maybe(PEPPER), maybe(SALAD), DESSERT]],
  ['chicken-tart', 'Tarta de pollo y {2} con ensalada de {4}', 'tart', 'usual', 2, 'usual',
    [one(CHICKEN), DOUGH, one([ONION, PEPPER, 'champinon-crudo']), TART_EGG, one(SALAD), one(OIL, [2, 3, 4, 1]), maybe(MOZZARELLA), DESSERT]],
  ['chicken-skewers', 'Brochettes de pollo, {2} y {3} con {1}', 'poultry', 'rich', 1, 'usual',
    [one(BREAST), one(RICE), one(PEPPER), one(ONION), one(OIL), maybe(SALAD), maybe('zapallito-zucchini-crudo'), DESSERT]],
  ['chicken-and-noodle-soup', 'Sopa de pollo, fideos, {2} y {3}', 'soup', 'usual', 2, 'low',
    [one(CHICKEN), one('fideos-cocidos', [0.5, 1, 2.5, 0.5]), one([SQUASH, 'zapallo-crudo']), one(CARROT), one(ONION), one(OIL), maybe('apio-crudo'), DESSERT]],
  ['pasta-and-chicken', '{0} con pollo y {2}', 'pasta', 'usual', 2, 'usual',
    [one(PASTA), one(BREAST), one([TOMATO_SAUCE, 'brocoli-hervido', 'zapallito-zucchini-crudo']), one(ONION), one(OIL), maybe(GRATED_CHEESE), DESSERT]],

  ['baked-fish', '{0} al horno con {1} y {2}', 'fish', 'rich', 1, 'usual',
    [one(WHITE_FISH), one([ROAST_POTATO, POTATO, SWEET_POTATO]), one([...STEAMED, TOMATO]), one(OIL), maybe(SALAD), ...WITH_BREAD]],
  ['hake-in-batter', 'Merluza a la romana al horno con puré de {3} y ensalada de {4}', 'fish', 'rich', 1, 'usual',
    [one(HAKE), BATTER_EGG, one(FLOUR, [1, 2, 3, 1]), one(MASH), one(SALAD), one(OIL), DESSERT]],
  ['hake-milanesa', 'Milanesa de merluza al horno con ensalada de {3} y {4}', 'fish', 'rich', 1, 'usual',
    [one(HAKE), BATTER_EGG, one(BREADCRUMBS), one(SALAD), one(SALAD), one(OIL), maybe([POTATO, SWEET_POTATO]), DESSERT]],
  ['fish-stew', 'Cazuela de merluza con papa, {2} y {3}', 'fish', 'rich', 2, 'usual',
    [one(HAKE), one(POTATO), one(PEPPER), one(TOMATO), one(ONION), one(OIL), maybe(PEAS), ...WITH_BREAD]],
  ['fish-and-rice', '{0} con {1} y {2}', 'fish', 'rich', 1, 'usual',
    [one(WHITE_FISH), one(RICE), one(STEAMED), one(OIL), maybe(SALAD), DESSERT]],
  ['oily-fish', '{0} al horno con {1} y {2}', 'fish', 'rich', 1, 'high',
    [one(OILY_FISH), one([...GRAINS, POTATO]), one([...STEAMED, 'esparrago-crudo']), one(OIL), maybe(SALAD), DESSERT]],
  ['tuna-tart', 'Tarta de atún y {2} con ensalada de {4}', 'tart', 'usual', 2, 'usual',
    [one(TUNA), DOUGH, one([ONION, PEPPER, TOMATO]), TART_EGG, one(SALAD), one(OIL, [2, 3, 4, 1]), maybe(MOZZARELLA), DESSERT]],
  ['tuna-pasties', 'Empanadas de atún al horno con ensalada de {3}', 'fish', 'usual', 2, 'usual',
    [one(TUNA), DOUGH, one(ONION), one(SALAD), one(OIL, [2, 3, 5, 1]), maybe(BOILED_EGG, [0.5, 0.5, 1, 0.5]), maybe(PEPPER), DESSERT]],
  ['tuna-salad', 'Ensalada completa de {0}, {1}, {2} y {3}', 'salad', 'rich', 1, 'usual',
    [one(TINNED_FISH), one([POTATO, ...RICE, CORN]), one(SALAD), one(SALAD), one(OIL), maybe(BOILED_EGG, [1, 1, 2, 1]), maybe(AVOCADO), DESSERT]],
  ['tuna-pasta', '{0} con atún, tomate y {3}', 'pasta', 'usual', 2, 'usual',
    [one(PASTA), one(TUNA), one(TOMATO_SAUCE), one([ONION, 'aceitunas-negras', PEPPER]), one(OIL), maybe(SALAD.filter((id) => id !== TOMATO)), DESSERT]],
  ['tuna-rice', 'Arroz primavera con {1}, {2} y {3}', 'rice', 'usual', 2, 'usual',
    [one(RICE), one(TINNED_FISH), one(PEAS), one([CARROT, TOMATO, PEPPER]), one(OIL), maybe(BOILED_EGG, [1, 1, 1, 1]), DESSERT]],
];
