import type { Compound } from '../compounds/compound.ts';
import { type CompoundId, COMPOUNDS } from '../compounds/compounds.data.ts';
import { plainText } from '../search/plain-text.ts';
import { scoreTerm, searchQuery, searchTerm, type SearchTerm } from '../search/search-term.ts';
import { COMPOUND_NAMES } from './compound-names.data.ts';

type IndexEntry = { readonly compound: Compound; readonly terms: readonly SearchTerm[] };

const createTerms = (compound: Compound & { readonly id: CompoundId }): SearchTerm[] => [
  searchTerm(compound.name, true),
  ...(COMPOUND_NAMES[compound.id] ?? []).map((name) => searchTerm(name, false)),
  searchTerm(compound.class, false),
];

const INDEX: readonly IndexEntry[] = COMPOUNDS.map((compound) => ({
  compound,
  terms: createTerms(compound),
}));

/**
 * Searches by name, class or brand, best match first. Tolerates accents, word order, homophones and
 * a typo per word.
 */
export function searchCompounds(query: string): Compound[] {
  const searchText = plainText(query);
  if (searchText === '') return [];
  const typed = searchQuery(searchText);
  return INDEX.map(({ compound, terms }) => ({
    compound,
    score: Math.max(...terms.map((term) => scoreTerm(term, typed))),
  }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ compound }) => compound);
}
