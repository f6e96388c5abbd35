const PURCHASED_FOOD_IDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'huevo-duro': 'huevo-de-gallina-entero-crudo',
    'clara-de-huevo-cruda': 'huevo-de-gallina-entero-crudo',
    'pechuga-de-pollo-sin-piel-asada': 'pechuga-de-pollo-sin-piel-cruda',
    'papa-hervida-sin-piel': 'papa-cruda-con-piel',
  }),
);

export const toPurchasedFoodId = (foodId: string): string =>
  PURCHASED_FOOD_IDS.get(foodId) ?? foodId;

export const servedForms = (purchasedId: string): readonly string[] =>
  SERVED_FORMS.get(purchasedId) ?? [purchasedId];
const SERVED_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  [...PURCHASED_FOOD_IDS.values()].map((purchasedId) => [
    purchasedId,
    [
      purchasedId,
      ...[...PURCHASED_FOOD_IDS].flatMap(([served, bought]) =>
        bought === purchasedId ? [served] : [],
      ),
    ],
  ]),
);

export const MAX_SHOPPING_LINES = 30;
