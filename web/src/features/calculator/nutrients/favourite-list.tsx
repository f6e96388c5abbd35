import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { integer } from '../../../design/format.ts';
import { FoodResults } from './food-results.tsx';
import { favouriteFoodsMessages as texts } from './favourites/favourite-foods.messages.ts';
import type { FavouriteFoods } from './favourites/favourite-foods.queries.ts';

const MOST_AT_FIRST = 6;

type FavouriteListProps = { favourites: FavouriteFoods; onPick: (food: LoggableFood) => void };

export function FavouriteList({ favourites, onPick }: FavouriteListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const foods = favourites.favourites;
  return (
    <>
      <FoodResults
        title={texts.title}
        isTitled
        foods={isWhole ? foods : foods.slice(0, MOST_AT_FIRST)}
        favourites={favourites}
        onPick={onPick}
      />
      {!isWhole && foods.length > MOST_AT_FIRST ? (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          {texts.showAll(integer(foods.length))}
        </Button>
      ) : null}
    </>
  );
}
