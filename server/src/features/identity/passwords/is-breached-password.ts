import { readFileSync } from 'node:fs';
import { readFilter } from './password-filter.ts';

/** Source of the list: breached-passwords.md. */
export const isBreachedPassword = readFilter(
  readFileSync(new URL('breached-passwords.bin', import.meta.url)),
);
