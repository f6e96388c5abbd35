import { foldLookalikes, foldText } from './fold-text.ts';
import { GUESSED_WORDS } from './guessed-words.data.ts';

export type PasswordWeakness = 'spaces' | 'address' | 'repeated' | 'sequence' | 'date' | 'word';

export const WEAKNESSES: Readonly<Record<PasswordWeakness, string>> = {
  spaces: 'Una contraseña de espacios se adivina enseguida. Elegí otra.',
  address: 'Tu correo no sirve como contraseña: cualquiera lo prueba primero. Elegí otra.',
  repeated: 'Lo que se repite se adivina enseguida. Elegí otra.',
  sequence: 'Las teclas y los números en orden se prueban primero. Elegí otra.',
  date: 'Las fechas se prueban primero. Elegí otra.',
  word: 'Esa contraseña está entre las primeras que se prueban: es un club, un nombre o una palabra con números. Sumale otras palabras.',
};

const SHORTEST = 6;
/** Longer repeated units count as phrases. */
const LONGEST_UNIT = 6;
/** Characters allowed beside keys in a row, such as the two digits of "qwerty12". */
const BESIDE_SEQUENCE = 2;
const SHORTEST_RUN = 3;
const LONGEST_GUESS = 40;
const SHORTEST_PART = 3;
/** Runs from which few signs count as repeated, as in "aaabbbccc". */
const FEWEST_RUNS = 4;
const MOST_WORDS = 2;
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const lettersAndDigits = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds a guessable password without a leak list, ignoring capitals, accents and lookalike digits.
 */
export function findWeakness(password: string, username = ''): PasswordWeakness | undefined {
  const folded = foldText(password);
  const dense = folded.replaceAll(/\s/g, '');
  const plain = lettersAndDigits(folded);
  if (dense === '') return 'spaces';
  if (resemblesAddress(folded, username)) return 'address';
  if (isRepeated(dense) || isRepeated(plain)) return 'repeated';
  if (dense.length < SHORTEST) return 'spaces';
  if (isSequence(dense)) return 'sequence';
  if (isDate(folded)) return 'date';
  return isWordWithDigits(folded, isGuessed) || consistsOfWords(folded) ? 'word' : undefined;
}

const isGuessed = (word: string): boolean =>
  GUESSED_WORDS.has(word) ||
  Array.from(word).some(
    (_, at) => GUESSED_WORDS.has(word.slice(0, at)) && GUESSED_WORDS.has(word.slice(at)),
  );

function consistsOfWords(folded: string): boolean {
  const words = new Set(folded.match(/\p{L}+/gu));
  return words.size > 0 && words.size <= MOST_WORDS && [...words].every(isGuessed);
}

function isDate(folded: string): boolean {
  const groups = folded.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (lettersAndDigits(folded) !== digits) return false;
  const parts =
    groups.length === 3
      ? [groups]
      : [
          /^(\d\d)(\d\d)(\d\d|(?:19|20)\d\d)$/.exec(digits)?.slice(1),
          /^(\d\d|(?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits)?.slice(1),
        ];
  return parts.some((part) => {
    const [one = 0, month = 0, other = 0] = part?.map(Number) ?? [];
    const [day, year] =
      one > MOST_DAYS || (part?.[0]?.length ?? 0) > 2 ? [other, one] : [one, other];
    const isYear = year < 100 || (year >= 1900 && year < 2100);
    return part !== undefined && isYear && isDayOfMonth(day, month);
  });
}

const MOST_DAYS = 31;
const isDayOfMonth = (one: number, other: number): boolean =>
  Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= MOST_DAYS;

function resemblesAddress(folded: string, username: string): boolean {
  const parts = listAddressParts(username);
  const plain = lettersAndDigits(folded);
  if (parts.some((part) => part === plain)) return true;
  return isWordWithDigits(folded, (word) => parts.includes(word));
}

function listAddressParts(username: string): string[] {
  const [name = '', domain = ''] = foldText(username).split('@');
  const host = domain.split('.')[0] ?? '';
  const all = [name, host, ...name.split(/[^\p{L}\p{N}]+/u), ...name.split(/[^\p{L}]+/u)]
    .map(lettersAndDigits)
    .filter((part) => part.length >= SHORTEST_PART);
  const whole = lettersAndDigits(name + domain);
  const pairs = all.flatMap((first) =>
    all.flatMap((second) => [first + second, first.slice(0, 1) + second]),
  );
  return [...new Set([...all, ...pairs, whole])].filter((part) => part.length >= SHORTEST_PART);
}

function isWordWithDigits(folded: string, isWord: (word: string) => boolean): boolean {
  const signs = Array.from(folded);
  if (signs.length > LONGEST_GUESS) return false;
  const isFiller = (text: string[]) => text.every((sign) => !/\p{L}/u.test(sign));
  const matches = (text: string) =>
    [text, text.replaceAll('1', 'l')].some((each) =>
      [lettersAndDigits(each), lettersAndDigits(foldLookalikes(each))].some(isWord),
    );
  for (let start = 0; start < signs.length && isFiller(signs.slice(0, start)); start += 1)
    for (let end = signs.length; end > start && isFiller(signs.slice(end)); end -= 1)
      if (matches(signs.slice(start, end).join(''))) return true;
  return false;
}

function isRepeated(text: string): boolean {
  const runs = text.match(/(.)\1*/gsu)?.length ?? 0;
  if (runs < FEWEST_RUNS && text.length >= SHORTEST) return true;
  const longest = Math.min(LONGEST_UNIT, Math.floor(text.length / 2));
  for (let length = 1; length <= longest; length += 1)
    if (text === text.slice(0, length).repeat(text.length).slice(0, text.length)) return true;
  return false;
}

function isSequence(text: string): boolean {
  let outside = 0;
  for (let at = 0; at < text.length;) {
    const run = findRun(text, at);
    if (run < SHORTEST_RUN) outside += 1;
    at += run < SHORTEST_RUN ? 1 : run;
  }
  return outside <= BESIDE_SEQUENCE;
}

function findRun(text: string, at: number): number {
  let length = 0;
  while (
    at + length < text.length &&
    ROWS.some((row) => row.includes(text.slice(at, at + length + 1)))
  )
    length += 1;
  return length;
}

const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function areSameSecret(one: string, other: string): boolean {
  const spellings = (text: string) =>
    [foldText(text), foldLookalikes(foldText(text))].map(lettersAndDigits);
  return spellings(one).some((each, way) => each !== '' && each === spellings(other)[way]);
}

/** Words of the question in any order, or consecutive ones without spaces. */
function repeatsQuestion(answer: string, questionWords: readonly string[]): boolean {
  if (listWords(answer).every((word) => questionWords.includes(word))) return true;
  const plain = lettersAndDigits(foldText(answer));
  return questionWords.some((_, from) =>
    questionWords.some((__, to) => questionWords.slice(from, to + 1).join('') === plain),
  );
}

export function findAnswerWeakness(
  answer: string,
  { question, username, password }: { question?: string; username: string; password?: string },
): 'password' | 'question' | 'address' | undefined {
  const plain = lettersAndDigits(foldText(answer));
  if (plain === '') return undefined;
  if (password !== undefined && areSameSecret(answer, password)) return 'password';
  if (repeatsQuestion(answer, listWords(question ?? ''))) return 'question';
  return resemblesAddress(foldText(answer), username) ? 'address' : undefined;
}
