import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { memo } from 'react';
import { kilocalories, trimmed } from '../../../design/format.ts';
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx';
import type { FavouriteFoods } from './favourites/favourite-foods.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { search: texts } = nutrientsMessages;

type FoodResultsProps = {
  title: string;
  /** Visible title; otherwise only a label for screen readers. */
  isTitled?: boolean;
  foods: readonly LoggableFood[];
  favourites: FavouriteFoods;
  onPick: (food: LoggableFood) => void;
};

export function FoodResults({ title, isTitled, foods, favourites, onPick }: FoodResultsProps) {
  if (foods.length === 0) return null;
  return (
    <>
      {isTitled ? (
        <p aria-hidden="true" className={textStyles.label}>
          {title}
        </p>
      ) : null}
      <ul className={styles.results} aria-label={title}>
        {foods.map((food, position) => (
          <FoodResult
            // Rows are keyed by position: reusing them costs a third of creating new ones.
            key={position}
            food={food}
            isFavourite={favourites.isFavourite(food.id)}
            onToggle={favourites.toggle}
            onPick={onPick}
          />
        ))}
      </ul>
    </>
  );
}

type FoodResultProps = Pick<FoodResultsProps, 'onPick'> & {
  food: LoggableFood;
  isFavourite: boolean;
  onToggle: FavouriteFoods['toggle'];
};

/** Memoized, because most results stay the same after a key press. */
const FoodResult = memo(({ food, isFavourite, onToggle, onPick }: FoodResultProps) => (
  <li className={styles.result}>
    <button type="button" className={styles.pick} onClick={() => onPick(food)}>
      <strong>{food.name}</strong>
      <span className={textStyles.secondary}>
        {food.isOwn ? `${texts.ownFood} · ` : null}
        {texts.per100g(kilocalories(food.figures.kcal), trimmed(food.figures.protein))}
      </span>
    </button>
    <FavouriteButton
      name={food.name}
      isFavourite={isFavourite}
      onToggle={() => onToggle(food.id)}
    />
  </li>
));
