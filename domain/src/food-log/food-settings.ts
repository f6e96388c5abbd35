/** What a person prefers when they write what they eat. One record for each account. */
export type FoodSettings = {
  /** Ids of foods: of the table or own. */
  favourites: Readonly<Record<string, true>>;
  /** YYYY-MM-DD of the first creatine, or `NO_CREATINE`. Absent until it is answered. */
  creatineSince?: string | undefined;
};

export const NO_CREATINE = 'never';

/** Its only record has this id, so that two devices that change it before they meet change the same one. */
export const FOOD_SETTINGS_ID = '3f5c9b1e-8a44-4d2b-9a6c-6c1f0e2d7b08';

export const DEFAULT_FOOD_SETTINGS: FoodSettings = { favourites: {} };

/** Judgement: nobody reads a longer list to find a food. */
export const MAX_FAVOURITE_FOODS = 200;
