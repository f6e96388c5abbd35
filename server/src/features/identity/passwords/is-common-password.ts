import { COMMON_ENDINGS, COMMON_WORDS, KEYBOARD_WALKS } from './common-passwords.data.ts';

const SHORTEST = 6;

/** Every word with every ending: some forty thousand passwords in a few hundred words. */
const COMMON = new Set(COMMON_WORDS.flatMap((word) => COMMON_ENDINGS.map((ending) => word + ending)));

/** Whether a list of guesses would find it at once, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return (
    [typed, ...partsOf(typed)].some((part) => COMMON.has(part)) || isRepeated(typed) || isWalk(typed) || isDate(typed)
  );
}

/** "boca boca" and "123messi": two copies, spaces taken away, or the ending put in front. */
function partsOf(typed: string): string[] {
  const joined = typed.replaceAll(/[\s.,_-]+/g, '');
  const half = joined.slice(0, joined.length / 2);
  const [, digits = '', word = ''] = /^(\d+)(\D+)$/.exec(typed) ?? [];
  return [joined, half + half === joined ? half : '', word + digits].filter((part) => part !== '');
}

/** "aaaaaa", "121212", "abcabcabc": one to four characters over and over. */
const isRepeated = (typed: string): boolean => /^(.{1,4})\1+.?$/su.test(typed);

/** "123456", "098765", "qwertyui": a stretch of a walk over the keys, alone or twice, with a figure or a sign after it. */
function isWalk(typed: string): boolean {
  const steps = typed.replace(/(?<=.{5})[\d!.*]$/u, '');
  return [typed, steps].some(
    (path) => path.length >= SHORTEST - 1 && KEYBOARD_WALKS.some((walk) => walk.includes(path)),
  );
}

/** "25121990", "1990-12-25", "25/12/90": a day with its year. */
function isDate(typed: string): boolean {
  const digits = typed.replaceAll(/[\s./-]/g, '');
  if (!/^(\d{6}|\d{8})$/.test(digits)) return false;
  const readings =
    digits.length === 6
      ? [/^(?<day>\d\d)(?<month>\d\d)\d\d$/, /^\d\d(?<month>\d\d)(?<day>\d\d)$/]
      : [/^(?<day>\d\d)(?<month>\d\d)(19|20)\d\d$/, /^(19|20)\d\d(?<month>\d\d)(?<day>\d\d)$/];
  return readings.some((reading) => {
    const { day, month } = reading.exec(digits)?.groups ?? {};
    return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  });
}
