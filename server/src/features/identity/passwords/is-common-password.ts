import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { LOCAL_PASSWORDS } from './local-passwords.data.ts';

const LIST = brotliDecompressSync(
  readFileSync(new URL('common-passwords.txt.br', import.meta.url)),
).toString('utf8');
const COMMON = new Set([...LIST.trim().split('\n'), ...LOCAL_PASSWORDS]);

/** Whether a list of guesses would find it at once, whatever its capitals and the spaces around it. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.normalize('NFKC').toLowerCase().trim());
