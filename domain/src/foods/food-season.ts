import { FOOD_SEASONS } from './food-season.data.ts';

/** Whether a food is in season in a month of the year, 1 to 12. */
export function isInSeason(foodId: string, month: number): boolean {
  const season = FOOD_SEASONS[foodId];
  if (!season) return true;
  const [from, to] = season;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}
