import { z } from 'zod/mini';
import { KEEPABLE, missingOr } from './common.ts';

/** For a text that people write and the database keeps. */
export const keepable = z.regex(KEEPABLE, 'Ese texto tiene signos que no podemos guardar.');

/** A text of one letter or more. `help` says all that is wrong with another. */
export const requiredText = (help: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string(missingOr(help))
    .check(z.trim(), z.minLength(min, help), z.maxLength(max, help), keepable);
