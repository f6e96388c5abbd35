import {
  AVOCADO, BAGUETTE, BOILED_EGG, BREADCRUMBS, BREAST, CARROT, CHICKEN, CORN, EGG, FLOUR, FRUIT, GRAINS, GRATED_CHEESE, HAKE, LETTUCE, MASH, MOZZARELLA,
  OILY_FISH, OIL, ONION, PASTA, PEAS, PEPPER, POTATO, RICE, ROAST_POTATO, ROOTS, SALAD, SQUASH, STEAMED, SWEET_POTATO, TINNED_FISH, TOMATO, TOMATO_SAUCE,
  TUNA, WHITE_FISH, WOK,
} from './dish-foods.data.ts';
import type { DishRow } from '../dish.ts';
import { optional, slot } from '../dish.ts';

const DESSERT = optional(FRUIT);
const WITH_BREAD = [optional(BAGUETTE), DESSERT];
const BATTER_EGG = slot(EGG, [0.5, 0.5, 1, 0.5]);
const TART_EGG = slot(EGG, [0.5, 1, 1.5, 0.5]);
const DOUGH = slot(FLOUR, [3, 5, 9, 1]);

export const POULTRY_AND_FISH_DISHES: readonly DishRow[] = [
  ['roast-chicken', '{0} al horno con {1} y ensalada de {2}', 'poultry', 'rich', 3, 'usual',
    [slot(CHICKEN), slot(ROOTS), slot(SALAD), slot(OIL), optional([SQUASH, ONION, PEPPER]), ...WITH_BREAD]],
  ['grilled-chicken-and-mash', '{0} a la plancha con puré de {1} y {2}', 'poultry', 'rich', 2, 'usual',
    [slot([BREAST, 'pechuga-de-pavo-sin-piel-cruda']), slot(MASH), slot(STEAMED), slot(OIL), optional(SALAD), ...WITH_BREAD]],
  ['grilled-chicken-and-salad', '{0} a la plancha con ensalada de {1}, {2} y {3}', 'poultry', 'rich', 1, 'usual',
    [slot(BREAST), slot([CORN, POTATO, 'quinoa-cocida', 'arroz-integral-cocido']), slot(SALAD), slot(SALAD), slot(OIL), optional(AVOCADO), DESSERT]],
  ['chicken-milanesa', 'Milanesa de pollo al horno con {3} y ensalada de {4}', 'poultry', 'rich', 2, 'usual',
    [slot(BREAST), BATTER_EGG, slot(BREADCRUMBS), slot([ROAST_POTATO, ...MASH]), slot(SALAD), slot(OIL), optional(SALAD), DESSERT]],
  ['rice-and-chicken', 'Arroz con pollo, {2} y {3}', 'poultry', 'usual', 3, 'low',
    [slot(CHICKEN), slot(RICE), slot(PEPPER), slot([PEAS, CARROT]), slot(ONION), slot(OIL), optional(TOMATO), DESSERT]],
  ['chicken-casserole', 'Pollo a la cacerola con papa, {2} y {3}', 'poultry', 'rich', 3, 'low',
    [slot(CHICKEN), slot(POTATO), slot(CARROT), slot([PEPPER, PEAS]), slot(ONION), slot(OIL), optional(TOMATO), ...WITH_BREAD]],
  ['chicken-in-cream', '{0} a la crema con {1} y {3}', 'poultry', 'rich', 2, 'usual',
    [slot(CHICKEN), slot([POTATO, 'arroz-blanco-cocido']), slot('crema-de-leche', [1, 2, 3, 1]), slot(['champinon-crudo', ONION, PEAS]), slot(OIL), optional(SALAD), DESSERT]],
  ['chicken-stir-fry', 'Wok de pollo con {1}, {2} y {3}', 'poultry', 'rich', 2, 'usual',
    [slot(BREAST), slot([...RICE, 'fideos-cocidos']), slot(WOK), slot([PEPPER, CARROT]), slot(ONION), slot(OIL), DESSERT]],
  ['chicken-salpicon', 'Salpicón de ave con papa, {2} y {3}', 'salad', 'rich', 2, 'usual',
    [slot('pechuga-de-pollo-sin-piel-asada', [0.5, 1, 2, 0.5]), slot(POTATO), slot(CARROT), slot([PEAS, TOMATO]), slot(OIL), optional(BOILED_EGG, [1, 1, 1, 1]),
      optional('mayonesa-comun'), DESSERT]],
  ['chicken-salad', 'Ensalada completa de pollo, {1}, {2} y queso', 'salad', 'rich', 1, 'usual',
    [slot('pechuga-de-pollo-sin-piel-asada', [0.5, 1, 2, 0.5]), slot([LETTUCE, 'rucula-cruda', 'espinaca-cruda']), slot([TOMATO, CARROT]),
      slot([MOZZARELLA, GRATED_CHEESE]), slot(OIL), optional([CORN, POTATO]), ...WITH_BREAD]],
  ['chicken-pasties', 'Empanadas de pollo al horno con ensalada de {3}', 'poultry', 'usual', 2, 'low',
    [slot(CHICKEN), DOUGH, slot(ONION), slot(SALAD), slot(OIL, [2, 3, 5, 1]), optional(PEPPER), optional(SALAD), DESSERT]],
  ['chicken-tart', 'Tarta de pollo y {2} con ensalada de {4}', 'tart', 'usual', 2, 'usual',
    [slot(CHICKEN), DOUGH, slot([ONION, PEPPER, 'champinon-crudo']), TART_EGG, slot(SALAD), slot(OIL, [2, 3, 4, 1]), optional(MOZZARELLA), DESSERT]],
  ['chicken-skewers', 'Brochettes de pollo, {2} y {3} con {1}', 'poultry', 'rich', 1, 'usual',
    [slot(BREAST), slot(RICE), slot(PEPPER), slot(ONION), slot(OIL), optional(SALAD), optional('zapallito-zucchini-crudo'), DESSERT]],
  ['chicken-and-noodle-soup', 'Sopa de pollo, fideos, {2} y {3}', 'soup', 'usual', 2, 'low',
    [slot(CHICKEN), slot('fideos-cocidos', [0.5, 1, 2.5, 0.5]), slot([SQUASH, 'zapallo-crudo']), slot(CARROT), slot(ONION), slot(OIL), optional('apio-crudo'), DESSERT]],
  ['pasta-and-chicken', '{0} con pollo y {2}', 'pasta', 'usual', 2, 'usual',
    [slot(PASTA), slot(BREAST), slot([TOMATO_SAUCE, 'brocoli-hervido', 'zapallito-zucchini-crudo']), slot(ONION), slot(OIL), optional(GRATED_CHEESE), DESSERT]],

  ['baked-fish', '{0} al horno con {1} y {2}', 'fish', 'rich', 1, 'usual',
    [slot(WHITE_FISH), slot([ROAST_POTATO, POTATO, SWEET_POTATO]), slot([...STEAMED, TOMATO]), slot(OIL), optional(SALAD), ...WITH_BREAD]],
  ['hake-in-batter', 'Merluza a la romana al horno con puré de {3} y ensalada de {4}', 'fish', 'rich', 1, 'usual',
    [slot(HAKE), BATTER_EGG, slot(FLOUR, [1, 2, 3, 1]), slot(MASH), slot(SALAD), slot(OIL), DESSERT]],
  ['hake-milanesa', 'Milanesa de merluza al horno con ensalada de {3} y {4}', 'fish', 'rich', 1, 'usual',
    [slot(HAKE), BATTER_EGG, slot(BREADCRUMBS), slot(SALAD), slot(SALAD), slot(OIL), optional([POTATO, SWEET_POTATO]), DESSERT]],
  ['fish-stew', 'Cazuela de merluza con papa, {2} y {3}', 'fish', 'rich', 2, 'usual',
    [slot(HAKE), slot(POTATO), slot(PEPPER), slot(TOMATO), slot(ONION), slot(OIL), optional(PEAS), ...WITH_BREAD]],
  ['fish-and-rice', '{0} con {1} y {2}', 'fish', 'rich', 1, 'usual',
    [slot(WHITE_FISH), slot(RICE), slot(STEAMED), slot(OIL), optional(SALAD), DESSERT]],
  ['oily-fish', '{0} al horno con {1} y {2}', 'fish', 'rich', 1, 'high',
    [slot(OILY_FISH), slot([...GRAINS, POTATO]), slot([...STEAMED, 'esparrago-crudo']), slot(OIL), optional(SALAD), DESSERT]],
  ['tuna-tart', 'Tarta de atún y {2} con ensalada de {4}', 'tart', 'usual', 2, 'usual',
    [slot(TUNA), DOUGH, slot([ONION, PEPPER, TOMATO]), TART_EGG, slot(SALAD), slot(OIL, [2, 3, 4, 1]), optional(MOZZARELLA), DESSERT]],
  ['tuna-pasties', 'Empanadas de atún al horno con ensalada de {3}', 'fish', 'usual', 2, 'usual',
    [slot(TUNA), DOUGH, slot(ONION), slot(SALAD), slot(OIL, [2, 3, 5, 1]), optional(BOILED_EGG, [0.5, 0.5, 1, 0.5]), optional(PEPPER), DESSERT]],
  ['tuna-salad', 'Ensalada completa de {0}, {1}, {2} y {3}', 'salad', 'rich', 1, 'usual',
    [slot(TINNED_FISH), slot([POTATO, ...RICE, CORN]), slot(SALAD), slot(SALAD), slot(OIL), optional(BOILED_EGG, [1, 1, 2, 1]), optional(AVOCADO), DESSERT]],
  ['tuna-pasta', '{0} con atún, tomate y {3}', 'pasta', 'usual', 2, 'usual',
    [slot(PASTA), slot(TUNA), slot(TOMATO_SAUCE), slot([ONION, 'aceitunas-negras', PEPPER]), slot(OIL), optional(SALAD.filter((id) => id !== TOMATO)), DESSERT]],
  ['tuna-rice', 'Arroz primavera con {1}, {2} y {3}', 'rice', 'usual', 2, 'usual',
    [slot(RICE), slot(TINNED_FISH), slot(PEAS), slot([CARROT, TOMATO, PEPPER]), slot(OIL), optional(BOILED_EGG, [1, 1, 1, 1]), DESSERT]],
];
