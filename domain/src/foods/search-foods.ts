import type { Food } from './food.ts';
import { FOOD_SYNONYMS } from './food-synonyms.data.ts';
import { FOODS } from './foods.ts';
import { plainText } from '../search/plain-text.ts';
import { once } from '../units/once.ts';
import { scoreTerm, searchQuery, type SearchTerm, searchTerm } from '../search/search-term.ts';

const NONE: ReadonlySet<string> = new Set();
/** Smaller than any difference between two kinds of match. */
const PREFERRED_BONUS = 5;

const getCollator = once(() => new Intl.Collator('es'));

type FoodSearch<Searched> = (
  query: string,
  limit?: number,
  preferred?: ReadonlySet<string>,
) => Searched[];

type Named = { readonly id: string; readonly name: string };

const TERMS = new WeakMap<Named, readonly SearchTerm[]>();

function readTerms(food: Named): readonly SearchTerm[] {
  const saved = TERMS.get(food);
  if (saved) return saved;
  const terms = [food.name, ...(FOOD_SYNONYMS[food.id] ?? [])].map((term, position) =>
    searchTerm(term, position === 0),
  );
  TERMS.set(food, terms);
  return terms;
}

/** Best match first; accents, word order, sound-alike letters and one typo per word are ignored. */
export function createFoodSearch<Searched extends Named>(
  foods: readonly Searched[],
): FoodSearch<Searched> {
  // Lazy, so that its page opens fast.
  const getIndex = once(() => foods.map((food) => ({ food, terms: readTerms(food) })));
  return (query, limit = 20, preferred = NONE) => {
    const searchText = plainText(query);
    if (searchText === '') return [];
    const typed = searchQuery(searchText);
    return getIndex()
      .map(({ food, terms }) => ({
        food,
        score: Math.max(...terms.map((term) => scoreTerm(term, typed))),
      }))
      .filter(({ score }) => score > 0)
      .map(({ food, score }) => ({
        food,
        score: preferred.has(food.id) ? score + PREFERRED_BONUS : score,
      }))
      .sort(
        (a, b) =>
          b.score - a.score ||
          a.food.name.length - b.food.name.length ||
          getCollator().compare(a.food.name, b.food.name),
      )
      .slice(0, limit)
      .map(({ food }) => food);
  };
}

export const searchFoods: FoodSearch<Food> = createFoodSearch(FOODS);
