import { FOOD_SEASONS } from './food-season.data.ts';

/** `month` is 1 to 12. */
export function isInSeason(foodId: string, month: number): boolean {
  const season = FOOD_SEASONS[foodId];
  if (!season) return true;
  const [from, to] = season;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}
