import { findByBarcode, isBarcode } from '@forja/domain/food-log/barcode';
import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { SearchField } from '../../../design/inputs/search-field.tsx';
import { FavouriteList } from './favourite-list.tsx';
import type { FavouriteFoods } from './favourites/favourite-foods.queries.ts';
import { FoodResults } from './food-results.tsx';
import type { OwnFoods } from './own/own-foods.queries.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { search: texts } = nutrientsMessages;
/** Results that fit above the keyboard of a phone; each extra row slows every key press. */
const MOST_AT_FIRST = 6;
const MOST_RESULTS = 24;
/** Fits above the rest of the page. */
const MOST_RECENT = 6;

type FoodSearchProps = {
  foods: OwnFoods;
  favourites: FavouriteFoods;
  onType: (text: string) => void;
  onPick: (food: LoggableFood) => void;
};

/** Recent foods first; an own food by its barcode. */
function findFoods({ foods, recentIds, search }: OwnFoods, text: string): readonly LoggableFood[] {
  const code = text.trim();
  return isBarcode(code) ? findByBarcode(foods, code) : search(text, MOST_RESULTS, recentIds);
}

const otherRecent = ({ recent }: OwnFoods, { isFavourite }: FavouriteFoods) =>
  recent.filter(({ id }) => !isFavourite(id)).slice(0, MOST_RECENT);

/** The text is local state, so that a key press renders only the results. */
export function FoodSearch({ foods, favourites, onType, onPick }: FoodSearchProps) {
  const [text, setText] = useState('');
  const results = useMemo(() => findFoods(foods, text), [foods, text]);
  /** Search whose full results are open. */
  const [wholeText, setWholeText] = useState('');
  const visibleResults = wholeText === text ? results : results.slice(0, MOST_AT_FIRST);
  const isSearching = text.trim() !== '';
  const isNone = isSearching && results.length === 0;
  return (
    <search className={styles.search} aria-label={texts.legend}>
      <SearchField
        label={texts.label}
        hint={texts.hint}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onType(target.value);
        }}
      />
      <p role="status" className={isNone ? undefined : textStyles.visuallyHidden}>
        {isNone ? (isBarcode(text.trim()) ? texts.noBarcode : texts.none) : null}
      </p>
      {isSearching ? null : <FavouriteList favourites={favourites} onPick={onPick} />}
      {/* Shared rows: the first key press reuses those of the recent foods. */}
      <FoodResults
        title={isSearching ? texts.results : texts.recent}
        isTitled={!isSearching}
        foods={isSearching ? visibleResults : otherRecent(foods, favourites)}
        favourites={favourites}
        onPick={onPick}
      />
      {visibleResults.length < results.length ? (
        <Button variant="text" onClick={() => setWholeText(text)}>
          {texts.more}
        </Button>
      ) : null}
    </search>
  );
}
