import nspell from 'nspell';
import { VALUE } from './find-texts.mjs';

const WORD = /[\p{L}\p{N}□]+/gu;
const ABBREVIATION = /^\p{Lu}{2,6}s?$/u;
const PRONOUN = '(?:me|te|se|nos|les?|los?|las?)';
/** Verb endings before a pronoun, which the dictionary mostly lacks: "guardala" is guardá and la. */
const WITHOUT_PRONOUN = [
  // imperatives of voseo lose their accent before one pronoun and keep it before two
  [new RegExp(`^(.+)a${PRONOUN}$`, 'u'), 'á'],
  [new RegExp(`^(.+)e${PRONOUN}$`, 'u'), 'é'],
  [new RegExp(`^(.+)i${PRONOUN}$`, 'u'), 'í'],
  [new RegExp(`^(.+[áéí])(?:me|te|se|nos)(?:los?|las?)$`, 'u'), ''],
  [new RegExp(`^(.+[aei]r)${PRONOUN}$`, 'u'), ''],
];

export function createSpelling(hunspell, wordList) {
  const dictionary = nspell(hunspell);
  const productWords = new Set(wordList.map((word) => word.toLowerCase()));
  const isKnown = (word) => dictionary.correct(word) || productWords.has(word.toLowerCase());
  const isKnownInAnyCase = (word) => isKnown(word) || isKnown(lowerFirst(word));
  return {
    isInDictionary: (word) => dictionary.correct(word),
    isSpelled: (word) =>
      ABBREVIATION.test(word) ||
      isKnownInAnyCase(word) ||
      isKnownWithPronoun(word, isKnownInAnyCase),
  };
}

const lowerFirst = (word) => word[0].toLowerCase() + word.slice(1);

function isKnownWithPronoun(word, isKnown) {
  return WITHOUT_PRONOUN.some(([form, end]) => {
    const [, stem] = word.match(form) ?? [];
    return stem !== undefined && isKnown(`${stem}${end}`);
  });
}

export function findUnknownWords(text, isSpelled) {
  const words = text.match(WORD) ?? [];
  return words.filter(
    (word) => word.length > 1 && !word.includes(VALUE) && !/\p{N}/u.test(word) && !isSpelled(word),
  );
}
