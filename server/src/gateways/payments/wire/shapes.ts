import { z } from 'zod';

/** Providers write the same identifier as a number in one answer and as text in another. "null" is how they say none. */
export const idText = z.union([z.string(), z.int()]).transform(String);

export const textOrNone = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === '' || text === 'null' ? null : text));

/** Any way of writing an instant that says its offset: both providers have changed theirs. */
export const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()));
export const dateOrNone = date.nullish().transform((value) => value ?? null);
