import { plainText } from './plain-text.ts';
import { spanishSound } from './spanish-sound.ts';

type SearchWord = {
  readonly text: string;
  readonly singular: string;
  readonly sound: string;
  readonly singularSound: string;
};

function searchWord(text: string): SearchWord {
  const sound = spanishSound(text);
  return { text, singular: singular(text), sound, singularSound: singular(sound) };
}

const WORDS_OF_TERMS = new Map<string, SearchWord>();

function wordOfTerm(text: string): SearchWord {
  const word = WORDS_OF_TERMS.get(text) ?? searchWord(text);
  WORDS_OF_TERMS.set(text, word);
  return word;
}

export type SearchTerm = {
  readonly words: readonly SearchWord[];
  readonly text: string;
  readonly isName: boolean;
};

export function searchTerm(term: string, isName: boolean): SearchTerm {
  const text = plainText(term);
  return { text, words: text.split(' ').map(wordOfTerm), isName };
}

type SearchQuery = { readonly text: string; readonly words: readonly SearchWord[] };

/** Expects plain text. */
export const searchQuery = (text: string): SearchQuery => ({
  text,
  words: text.split(' ').map(searchWord),
});

/**
 * 0 if a word is missing. Weights only sort: exact term, prefix, then words by match and position.
 */
export function scoreTerm(term: SearchTerm, { text, words }: SearchQuery): number {
  const nameBonus = term.isName ? 1 : 0;
  if (term.text === text) return 100 + nameBonus;
  let total = 0;
  for (const word of words) {
    let best = 0;
    term.words.forEach((candidate, position) => {
      best = Math.max(best, wordScore(candidate, word) - Math.min(position, 4));
    });
    if (best === 0) return 0;
    total += best;
  }
  const startBonus = term.text.startsWith(text) ? 8 : 0;
  return total / words.length + startBonus + nameBonus;
}

function wordScore(candidate: SearchWord, word: SearchWord): number {
  return (
    spellingScore(candidate, word) ||
    soundScore(candidate, word) ||
    typoScore(candidate.text, word.text)
  );
}

function spellingScore(candidate: SearchWord, word: SearchWord): number {
  if (candidate.text === word.text) return 40;
  if (candidate.singular === word.singular) return 38;
  return candidate.text.startsWith(word.text) ? 30 : 0;
}

function soundScore(candidate: SearchWord, word: SearchWord): number {
  if (word.sound.length < 3) return 0;
  if (candidate.singularSound === word.singularSound) return 25;
  return candidate.sound.startsWith(word.sound) ? 20 : 0;
}

function typoScore(candidate: string, word: string): number {
  if (word.length >= 4 && isOneTypoAway(candidate, word)) return 15;
  if (
    word.length >= 4 &&
    candidate.length > word.length &&
    isOneTypoAway(candidate.slice(0, word.length), word)
  )
    return 10;
  if (word.length >= 4 && candidate.includes(word)) return 8;
  return 0;
}

const singular = (word: string): string =>
  word.replace(/(?<=[aeiou])s$/u, '').replace(/(?<=[lnrdz])es$/u, '');

/**
 * Edits of a letter or swaps of neighbours: up to two in words of eight letters or more, otherwise
 * a single edit.
 */
function isOneTypoAway(a: string, b: string): boolean {
  const most = b.length >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > most) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (Math.max(one.length, other.length) <= 1) return true;
  if (most === 1)
    return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
  return isDistanceAllowed(one, other, most);
}

function isDistanceAllowed(a: string, b: string, most: number): boolean {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (previous[j] ?? 9) + 1,
        (current[j - 1] ?? 9) + 1,
        (previous[j - 1] ?? 9) + changed,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforePrevious[j - 2] ?? 9) + 1);
      current.push(least);
    }
    // A swap reads two rows back, so both must exceed the limit.
    if (Math.min(...current) > most && Math.min(...previous) > most) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? 9) <= most;
}
