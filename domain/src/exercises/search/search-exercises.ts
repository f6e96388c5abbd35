import { plainText } from '../../search/plain-text.ts';
import { scoreTerm, searchQuery, searchTerm, type SearchTerm } from '../../search/search-term.ts';
import { MUSCLE_NAMES } from '../muscles.ts';
import { PATTERN_NAMES } from '../patterns.ts';
import { OTHER_WORDS } from './exercise-words.data.ts';
import type { ListedExercise } from './listed-exercise.ts';

/** Stop words of the search. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'de del con en el la los las a al para por y un una'.split(' '),
);

const essential = (text: string): string =>
  plainText(text)
    .split(' ')
    .filter((word) => !EMPTY_WORDS.has(word))
    .join(' ');

/** Search terms: the name first. Library ids are English names. */
function createTerms({ id, name, pattern, primary, library }: ListedExercise): SearchTerm[] {
  const others = OTHER_WORDS.filter(({ inName }) => inName.test(name)).map(({ words }) => words);
  const all = [
    name,
    library ? id : '',
    library?.needs ?? '',
    ...others,
    PATTERN_NAMES[pattern],
    ...primary.map((muscle) => MUSCLE_NAMES[muscle]),
  ];
  return [searchTerm(essential(name), true), searchTerm(essential(all.join(' ')), false)];
}

const unspaced = (text: string): string => text.replaceAll(' ', '');

/** Matches words joined or split in the query. */
const findUnspaced = (index: readonly Indexed[], text: string): Indexed[] =>
  text.length < 4
    ? []
    : index.filter(({ terms }) =>
        terms.some((term) => unspaced(term.text).includes(unspaced(text))),
      );

type Indexed = { readonly exercise: ListedExercise; readonly terms: readonly SearchTerm[] };

/**
 * Searches by name, muscle, pattern or equipment, best match first. Tolerates accents, word order,
 * spacing, homophones and typos.
 */
export function createExerciseSearch(
  exercises: readonly ListedExercise[],
): (query: string) => readonly ListedExercise[] {
  const index: Indexed[] = exercises.map((exercise) => ({
    exercise,
    terms: createTerms(exercise),
  }));
  return (query) => {
    const text = essential(query) || plainText(query);
    if (text === '') return exercises;
    const typed = searchQuery(text);
    const scored = index
      .map(({ exercise, terms }) => ({
        exercise,
        score: Math.max(...terms.map((term) => scoreTerm(term, typed))),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const matches = scored.length > 0 ? scored : findUnspaced(index, text);
    return matches.map(({ exercise }) => exercise);
  };
}
