const COMMON =
  /change[-_ ]?(?:me|this)|pass(?:word|phrase)?|secret[oa]?|clave|contrase(?:ñ|n)a|token|forja|examples?|ejemplo|tests?|prueba|default|admin|qwerty(?:uiop)?|asdf(?:ghjkl)?|zxcv(?:bnm)?|replace|placeholder|production|staging|random|your|lorem|ipsum/giu;
/** Runs of one case with a vowel between other characters, read as a word. */
const WORD = /(?<![a-z])(?:[a-z]{4,12}|[A-Z][a-z]{3,11}|[A-Z]{4,12})(?![a-z])/giu;
/** Entropy of a word from a list of 2,048. */
const BITS_PER_WORD = 11;
const MIN_RUN = 3;

const MIN_BITS = 64;

export const isGuessable = (secret: string): boolean => estimateBits(secret) < MIN_BITS;

/** Lower bound of the entropy in bits. 32 random hexadecimal digits score about 120. */
function estimateBits(secret: string): number {
  let words = 0;
  const rest = secret.replaceAll(COMMON, ' ').replaceAll(WORD, (run) => {
    if (!isOneCase(run) || !/[aeiou]/i.test(run)) return run;
    words += 1;
    return ' ';
  });
  const distinctCharacters = new Set(rest.replaceAll(' ', ''));
  return (
    words * BITS_PER_WORD +
    countSymbols(rest.replaceAll(/ +/g, ' ').trim()) *
      Math.log2(Math.max(distinctCharacters.size, 1))
  );
}

const isOneCase = (run: string) => /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(run);

/** Repetitions and sequences (`1234`, `aaaa`) count once. */
function countSymbols(text: string): number {
  let count = 0;
  for (
    let at = 0;
    at < text.length;
    at += Math.max(measureRepetition(text, at), measureSequence(text, at), 1)
  )
    count += 1;
  return count;
}

function measureRepetition(text: string, at: number): number {
  if (at === 0) return 0;
  let length = 0;
  while (
    at + length < text.length &&
    text.lastIndexOf(text.slice(at, at + length + 1), at - 1) >= 0
  )
    length += 1;
  return length >= MIN_RUN ? length : 0;
}

function measureSequence(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  if (Math.abs(step) > 1) return 0;
  let length = 1;
  while (text.charCodeAt(at + length) - text.charCodeAt(at + length - 1) === step) length += 1;
  return length >= MIN_RUN ? length : 0;
}
