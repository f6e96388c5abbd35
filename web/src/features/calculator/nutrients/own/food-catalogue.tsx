import { memo, useEffect } from 'react';
import {
  type FavouriteFoods,
  NO_FAVOURITES,
  useFavouriteFoods,
} from '../favourites/favourite-foods.queries.ts';
import { type OwnFoods, TABLE_ONLY, useOwnFoods } from './own-foods.queries.ts';

export type FoodCatalogue = { readonly foods: OwnFoods; readonly favourites: FavouriteFoods };

export const UNREAD: FoodCatalogue = { foods: TABLE_ONLY, favourites: NO_FAVOURITES };

/** Renders nothing: the search accepts text before the catalogue is read. */
export const FoodCatalogueReader = memo(
  ({ onRead }: { onRead: (catalogue: FoodCatalogue) => void }) => {
    const foods = useOwnFoods();
    const favourites = useFavouriteFoods(foods.foods);
    useEffect(() => onRead({ foods, favourites }), [onRead, foods, favourites]);
    return null;
  },
);
