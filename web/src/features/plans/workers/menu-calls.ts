import type { Notice } from '@forja/domain/evidence/notice';
import type { Traced } from '@forja/domain/evidence/traced';
import type { ClosingSwap } from '@forja/domain/menu/swaps/find-closing-swaps';
import type { Coverage } from '@forja/domain/menu/targets/nutrient-coverage';
import type { DayTargets } from '@forja/domain/menu/targets/day-targets';
import type { Meal, Menu, MenuTotals, Relaxation } from '@forja/domain/menu/menu';
import type { ShoppingList } from '@forja/domain/menu/foods/shopping-list';
import type { PlanChoice } from '@forja/contract/plan-choices';
import type { WeekDay } from '@forja/domain/menu/week/week';
import type { MenuPlan } from '@forja/domain/plan/week-request';

export type WeekCall = {
  plan: MenuPlan;
  /** Month of the year, 1 to 12. */
  month: number;
  choice: PlanChoice['menu'];
};
export type SwapsCall = WeekCall & { day: number };

export type TracedTotals = Record<keyof MenuTotals, Traced> & { salt: Traced };
export type MadeDay = Pick<WeekDay, 'trains' | 'cookedDaysAgo'> &
  DayTargets & {
    menu: Menu;
    totals: TracedTotals;
    mealEnergy: Partial<Record<Meal, Traced>>;
    mealProtein: Partial<Record<Meal, Traced>>;
  };
export type MadeWeek = {
  ok: true;
  /** Seven, Monday first. */
  days: readonly MadeDay[];
  notices: readonly Notice[];
  coverage: { rows: readonly Coverage[]; notices: readonly Notice[] };
  shopping: ShoppingList;
  /** The last requested option does not exist: the week is unchanged. */
  foundNothing: boolean;
};
export type RefusedWeek = { ok: false; relax: readonly Relaxation[]; notices: readonly Notice[] };
export type WeekMenus = MadeWeek | RefusedWeek;

export type PlaceKey = `${Meal}.${number}`;
export type OfferedSwap = {
  foodId: string;
  name: string;
  household: string;
  grams: number;
  /** Signed, kcal per day. */
  energyChange: number;
  /** Oil of the meal, when its amount changes too: "2 cucharaditas". */
  oil?: string;
};
export type WeekSwaps = {
  /** Keyed by meal and dish position; absent without a replacement. */
  offers: Readonly<Record<PlaceKey, readonly OfferedSwap[]>>;
  closing: readonly ClosingSwap[];
};
