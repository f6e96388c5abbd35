import type { Food } from '@forja/domain/foods/food';
import { searchFoods } from '@forja/domain/foods/search-foods';
import { useDeferredValue, useMemo } from 'react';
import { SearchField } from '../../../design/inputs/search-field.tsx';
import { kilocalories, trimmed } from '../../../design/format.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { search: texts } = nutrientsMessages;
/** As many as are read without scrolling far. */
const MOST_RESULTS = 12;

type FoodSearchProps = {
  text: string;
  onType: (text: string) => void;
  onPick: (food: Food) => void;
};

export function FoodSearch({ text, onType, onPick }: FoodSearchProps) {
  const searched = useDeferredValue(text);
  const results = useMemo(() => searchFoods(searched, MOST_RESULTS), [searched]);
  const isNone = searched.trim() !== '' && results.length === 0;
  return (
    <search className={styles.search} aria-label={texts.legend}>
      <SearchField
        label={texts.label}
        hint={texts.hint}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" className={isNone ? undefined : textStyles.visuallyHidden}>
        {isNone ? texts.none : null}
      </p>
      {results.length > 0 ? (
        <ul className={styles.results} aria-label={texts.results}>
          {results.map((food) => (
            <li key={food.id}>
              <button type="button" className={styles.pick} onClick={() => onPick(food)}>
                <strong>{food.name}</strong>
                <span className={textStyles.secondary}>
                  {texts.per100g(kilocalories(food.per100g.kcal), trimmed(food.per100g.protein))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}
