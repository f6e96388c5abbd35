import type { Food } from './food.ts';
import { FOOD_SYNONYMS } from './food-synonyms.data.ts';
import { FOODS } from './foods.ts';
import { plainText } from '../search/plain-text.ts';
import { scoreTerm, searchTerm, type SearchTerm } from '../search/search-term.ts';

type FoodIndexEntry = { readonly food: Food; readonly terms: readonly SearchTerm[] };

const INDEX: readonly FoodIndexEntry[] = FOODS.map((food) => ({
  food,
  terms: [food.name, ...(FOOD_SYNONYMS[food.id] ?? [])].map((term, index) =>
    searchTerm(term, index === 0),
  ),
}));

/** Finds foods, best match first. Every word must match; accents, word order, letters that sound alike and one typo per word are ignored. */
export function searchFoods(query: string, limit = 20): Food[] {
  const searchText = plainText(query);
  if (searchText === '') return [];
  return INDEX.map((entry) => ({
    food: entry.food,
    score: Math.max(...entry.terms.map((term) => scoreTerm(term, searchText))),
  }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.food.name.length - b.food.name.length ||
        a.food.name.localeCompare(b.food.name, 'es'),
    )
    .slice(0, limit)
    .map(({ food }) => food);
}
