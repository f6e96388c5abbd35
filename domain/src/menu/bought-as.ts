/** Bought under one name, whichever way a menu serves it. */
const BOUGHT_AS: Readonly<Record<string, string>> = {
  'huevo-duro': 'huevo-de-gallina-entero-crudo',
  'clara-de-huevo-cruda': 'huevo-de-gallina-entero-crudo',
  'pechuga-de-pollo-sin-piel-asada': 'pechuga-de-pollo-sin-piel-cruda',
  'papa-hervida-sin-piel': 'papa-cruda-con-piel',
};

/** The food of the table that is bought for one that is served. */
export const boughtAs = (foodId: string): string => BOUGHT_AS[foodId] ?? foodId;

/** Lines of a week's shopping list. */
export const MOST_LINES = 30;
