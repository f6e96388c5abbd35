import { plainText } from '../search/plain-text.ts';
import { once } from '../units/once.ts';
import { ENGLISH_NAMES } from './english-names.data.ts';
import { ENGLISH_WORDS } from './english-words.data.ts';

export type NamedExercise = { id: string; name: string };

/** `exact`: another name of the same exercise. `likely`: needs a person's confirmation. */
export type Suggestion = NamedExercise & { certainty: 'exact' | 'likely' | 'possible' };

const EXACT = 2;
const LEAST = { likely: 0.66, possible: 0.3 } as const;

const englishIds = once(
  () =>
    new Map(
      Object.entries(ENGLISH_NAMES).flatMap(([id, names]) => names.map((name) => [name, id])),
    ),
);

/** Best first: own or English name, then words of both. */
export function suggestExercises(
  name: string,
  exercises: readonly NamedExercise[],
  most = 5,
): Suggestion[] {
  const plain = plainText(name);
  const exactId = englishIds().get(plain);
  const words = toWords(plain);
  return exercises
    .map((exercise) => {
      const ownName = plainText(exercise.name);
      if (ownName === plain || exercise.id === exactId) return { exercise, score: EXACT };
      const ownWords = toWords(ownName);
      return { exercise, score: likeness(words, ownWords), isWhole: hasEveryWord(words, ownWords) };
    })
    .filter(({ score }) => score >= LEAST.possible)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ exercise: { id, name: exerciseName }, score, isWhole = true }) => ({
      id,
      name: exerciseName,
      certainty:
        score === EXACT ? 'exact' : isWhole && score >= LEAST.likely ? 'likely' : 'possible',
    }));
}

const toWords = (plain: string): string[] => [
  ...new Set(
    plain
      .replaceAll(/\b(push|pull|chin)[ ]ups?\b/gu, '$1up')
      .split(' ')
      .flatMap((word) => (ENGLISH_WORDS.get(word) ?? word).split(' '))
      .filter((word) => word !== ''),
  ),
];

const IMPLEMENTS = new Set(['barra', 'mancuerna', 'mancuernas', 'polea', 'maquina', 'soga']);

const weight = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (IMPLEMENTS.has(word) ? 0.5 : 1), 0);

/** Dice coefficient. */
function likeness(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((word) => others.some((other) => isSameWord(word, other)));
  return (2 * weight(shared)) / (weight(some) + weight(others) || 1);
}

/** A word of only one name, such as "zercher", means another exercise. */
const hasEveryWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((word) => IMPLEMENTS.has(word) || others.some((other) => isSameWord(word, other)));

/** "mancuerna" and "mancuernas", "lateral" and "laterales", "abdominal" and "abdominales". */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));
