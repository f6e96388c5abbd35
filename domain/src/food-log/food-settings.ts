export type FoodSettings = {
  favourites: Readonly<Record<string, true>>;
  /** YYYY-MM-DD of the first intake, or `NO_CREATINE`. */
  creatineSince?: string | undefined;
};

export const NO_CREATINE = 'never';

/** Fixed id, so that two devices change the same record. */
export const FOOD_SETTINGS_ID = '3f5c9b1e-8a44-4d2b-9a6c-6c1f0e2d7b08';

export const DEFAULT_FOOD_SETTINGS: FoodSettings = { favourites: {} };

/** Judgement. */
export const MAX_FAVOURITE_FOODS = 200;
