import type { Food } from './food.ts';
import { FOOD_SYNONYMS } from './food-synonyms.data.ts';
import { FOODS } from './foods.ts';
import { plainText } from '../search/plain-text.ts';
import { once } from '../units/once.ts';
import { scoreTerm, searchQuery, type SearchTerm, searchTerm } from '../search/search-term.ts';

/** Nobody has eaten nor marked any. */
const NONE: ReadonlySet<string> = new Set();
/** Less than what tells apart two ways of matching: what is preferred goes first among those that match alike. */
const PREFERRED_BONUS = 5;

const getCollator = once(() => new Intl.Collator('es'));

type FoodSearch<Searched> = (
  query: string,
  limit?: number,
  preferred?: ReadonlySet<string>,
) => Searched[];

type Named = { readonly id: string; readonly name: string };

/** Of each food once: a list of which one changed is compared again without reading the rest. */
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

/** Finds foods, best match first. Every word must match; accents, word order, letters that sound alike and one typo per word are ignored. */
export function createFoodSearch<Searched extends Named>(
  foods: readonly Searched[],
): FoodSearch<Searched> {
  // Not before something is looked for: the page where it is done opens without it.
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

/** Finds foods of the table. */
export const searchFoods: FoodSearch<Food> = createFoodSearch(FOODS);
