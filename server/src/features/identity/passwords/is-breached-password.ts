import { readFileSync } from 'node:fs';
import { readFilter } from './password-filter.ts';

/** True when a guess list made of leaks has the password: see breached-passwords.md. */
export const isBreachedPassword = readFilter(
  readFileSync(new URL('breached-passwords.bin', import.meta.url)),
);
