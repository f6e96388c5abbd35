import { readFileSync } from 'node:fs';
import { readFilter } from './password-filter.ts';

/** Whether a list of guesses made of leaks would find it: see breached-passwords.md. */
export const isBreachedPassword = readFilter(
  readFileSync(new URL('breached-passwords.bin', import.meta.url)),
);
