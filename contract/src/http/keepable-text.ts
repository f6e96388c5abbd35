import { z } from 'zod/mini';
import { KEEPABLE, missingOr } from './common.ts';

export const keepable = z.regex(KEEPABLE, 'Ese texto tiene signos que no podemos guardar.');

export const requiredText = (help: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string(missingOr(help))
    .check(z.trim(), z.minLength(min, help), z.maxLength(max, help), keepable);
