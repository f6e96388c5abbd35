import { TOO_MANY_FAVOURITE_FOODS } from '@forja/contract/calculator/food-settings';
import { favouriteFoods } from '@forja/domain/food-log/favourite-foods';
import { MAX_FAVOURITE_FOODS } from '@forja/domain/food-log/food-settings';
import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useMemo } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { useSaveSettings, useSettings } from '../../../records/settings.queries.ts';
import { FOOD_SETTINGS } from '../../food-settings.collection.ts';
import { favouriteFoodsMessages as texts } from './favourite-foods.messages.ts';

export type FavouriteFoods = {
  readonly favourites: readonly LoggableFood[];
  isFavourite(id: string): boolean;
  toggle(id: string): Promise<boolean>;
};

/** Placeholder until the device is read. */
export const NO_FAVOURITES: FavouriteFoods = {
  favourites: [],
  isFavourite: () => false,
  toggle: async () => false,
};

export function useFavouriteFoods(ownFoods: readonly LoggableFood[]): FavouriteFoods {
  const { settings } = useSettings(FOOD_SETTINGS);
  const save = useSaveSettings(FOOD_SETTINGS, texts.notSaved);
  const marked = settings.favourites;

  async function toggle(id: string): Promise<boolean> {
    if (!marked[id] && Object.keys(marked).length >= MAX_FAVOURITE_FOODS) {
      toast({
        title: texts.notSaved,
        description: TOO_MANY_FAVOURITE_FOODS,
        variant: 'destructive',
      });
      return false;
    }
    return save(({ favourites: { [id]: isFavourite, ...others }, ...stored }) => ({
      ...stored,
      favourites: isFavourite ? others : { ...others, [id]: true },
    }));
  }

  const favourites = useMemo(() => favouriteFoods(marked, ownFoods), [marked, ownFoods]);
  return { favourites, isFavourite: (id: string) => marked[id] === true, toggle };
}
