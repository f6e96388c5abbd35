import { comparableBarcode, isBarcode } from '@forja/domain/food-log/barcode';
import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useDeferredValue, useMemo } from 'react';
import { SearchField } from '../../../design/inputs/search-field.tsx';
import { kilocalories, trimmed } from '../../../design/format.ts';
import type { OwnFoods } from './own/own-foods.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { search: texts } = nutrientsMessages;
/** As many as are read without scrolling far. */
const MOST_RESULTS = 12;
/** Under an empty search, above the rest of the page. */
const MOST_RECENT = 6;

type FoodSearchProps = {
  foods: OwnFoods;
  text: string;
  onType: (text: string) => void;
  onPick: (food: LoggableFood) => void;
};

/** The foods of a name, the recent ones first; the own one of a barcode; and those of lately while nothing is typed. */
function findFoods(
  { foods, recent, recentIds, search }: OwnFoods,
  text: string,
): readonly LoggableFood[] {
  const code = text.trim();
  if (code === '') return recent.slice(0, MOST_RECENT);
  if (!isBarcode(code)) return search(text, MOST_RESULTS, recentIds);
  const searched = comparableBarcode(code);
  return foods.filter(({ barcode }) => barcode && comparableBarcode(barcode) === searched);
}

export function FoodSearch({ foods, text, onType, onPick }: FoodSearchProps) {
  const searched = useDeferredValue(text);
  const results = useMemo(() => findFoods(foods, searched), [foods, searched]);
  const isSearching = searched.trim() !== '';
  const isNone = isSearching && results.length === 0;
  return (
    <search className={styles.search} aria-label={texts.legend}>
      <SearchField
        label={texts.label}
        hint={texts.hint}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" className={isNone ? undefined : textStyles.visuallyHidden}>
        {isNone ? (isBarcode(searched.trim()) ? texts.noBarcode : texts.none) : null}
      </p>
      {results.length > 0 && !isSearching ? (
        <p aria-hidden="true" className={textStyles.label}>
          {texts.recent}
        </p>
      ) : null}
      {results.length > 0 ? (
        <ul className={styles.results} aria-label={isSearching ? texts.results : texts.recent}>
          {results.map((food) => (
            <li key={food.id}>
              <button type="button" className={styles.pick} onClick={() => onPick(food)}>
                <strong>{food.name}</strong>
                <span className={textStyles.secondary}>
                  {food.isOwn ? `${texts.ownFood} · ` : null}
                  {texts.per100g(kilocalories(food.figures.kcal), trimmed(food.figures.protein))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}
