import type { Traced } from '@forja/domain/evidence/traced';
import type { DayTargets } from '@forja/domain/menu/day-targets';
import type { Meal, Menu, MenuTargets, MenuTotals, Relaxation } from '@forja/domain/menu/menu';
import type { ShoppingList } from '@forja/domain/menu/shopping-list';
import type { Condition, FoodPattern, HealthFlag } from '@forja/domain/person/choices';

export const MENU_DAYS = ['training', 'rest'] as const;
export type MenuDay = (typeof MENU_DAYS)[number];

/** One food put in the place of another. */
export type ChosenSwap = { meal: Meal; slot: number; foodId: string };
/** What a person chose for a day: which menu, and the foods changed in it, in order. */
export type DayChoice = { seed: number; swaps: ChosenSwap[] };
export type MenuChoice = Record<MenuDay, DayChoice>;

/** Only what the kitchen needs to know of a person: what health leaves out is known there, with the food table. */
export type MenuEater = {
  foodPattern: FoodPattern;
  foodsToAvoid: string[];
  health: HealthFlag[];
  conditions: Condition[];
};

export type MenusCall = {
  eater: MenuEater;
  daily: MenuTargets;
  floorKcal: number;
  trainingDays: number;
  choice: MenuChoice;
};
export type TracedTotals = Record<keyof MenuTotals, Traced> & { salt: Traced };
export type MadeMenu = {
  ok: true;
  menu: Menu;
  totals: TracedTotals;
  mealEnergy: Partial<Record<Meal, Traced>>;
  /** By meal and place of the dish; what nothing can replace is absent. */
  offers: Readonly<Record<PlaceKey, readonly OfferedSwap[]>>;
};
export type PlaceKey = `${Meal}.${number}`;
export type DayMenu = DayTargets & { made: MadeMenu | { ok: false; relax: readonly Relaxation[] } };
export type WeekMenus = {
  days: Record<MenuDay, DayMenu>;
  /** Days of each kind that the list covers: a day without a menu brings nothing. */
  shoppingDays: Record<MenuDay, number>;
  shopping: ShoppingList;
};

export type OfferedSwap = {
  foodId: string;
  name: string;
  household: string;
  grams: number;
  /** Signed, kcal of the whole day. */
  energyChange: number;
  /** The oil of the meal, when its amount moves too: "2 cucharaditas". */
  oil?: string;
};
