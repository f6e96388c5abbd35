export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const MIN_LENGTH = 6;
/** log2 of the guesses. A stolen list allows thousands per second and core (argon2id, 19 MiB). */
const FAIR_BITS = 32;
const STRONG_BITS = 46;
/** log2 of the words in common use. */
const WORD_BITS = 14;
const LETTER_BITS = 4.7;
const DIGIT_BITS = 3.3;
const MARK_BITS = 4;
/** A pattern costs one guess more, whatever its length. */
const PATTERN_BITS = 5;
const ROWS = ['abcdefghijklmnñopqrstuvwxyz', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', '01234567890'];

/** Estimates the strength without a dictionary: words count as words, not as letters. */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  if (password.length < MIN_LENGTH) return 'short';
  const bits = estimateBits(password.toLowerCase(), username.toLowerCase()) + capitalBits(password);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

function estimateBits(password: string, username: string): number {
  const [mailbox = ''] = username.split('@', 1);
  const parts = mailbox.length >= 3 ? password.split(mailbox).join(' ') : password;
  const runs = parts.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  // A repeated run adds nothing.
  return [...new Set(runs)].reduce((sum, run) => sum + runBits(run), 0);
}

function runBits(run: string): number {
  if (isPattern(run)) return PATTERN_BITS;
  if (/^\d/.test(run)) return /^(19|20)\d\d$/.test(run) ? 6.5 : run.length * DIGIT_BITS;
  if (!/^\p{L}/u.test(run)) return run === ' ' ? 1 : Math.min(run.length, 4) * MARK_BITS;
  // A longer run is several words, or none.
  return Math.min(run.length * LETTER_BITS, WORD_BITS + Math.max(0, run.length - 9) * 2.5);
}

/** Repeated letters, or a walk along the alphabet or the keyboard. */
function isPattern(run: string): boolean {
  if (run.length >= 3 && new Set(run).size === 1) return true;
  if (run.length < 3) return false;
  return ROWS.some((row) => row.includes(run) || reverseRow(row).includes(run));
}

const reverseRow = (row: string): string => Array.from(row).toReversed().join('');

/** An initial capital adds nothing, because most people write one. */
function capitalBits(password: string): number {
  const inside = password.match(/(?<=\p{L})\p{Lu}/gu)?.length ?? 0;
  const isAllCapitals = password === password.toUpperCase();
  return isAllCapitals ? 1 : Math.min(inside, 8) * 3;
}
