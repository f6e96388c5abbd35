import { z } from 'zod';

/**
 * Null for unexpected values of optional fields: providers change types without notice, and a
 * payment must stay readable.
 */
export const ifReadable = <T extends z.ZodType>(shape: T) =>
  shape
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

export const lenientList = <T extends z.ZodType>(element: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((list) =>
      (list ?? []).flatMap((each): z.infer<T>[] => {
        const parsed = element.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** Providers send the same identifier as a number or as text. */
export const idText = z.union([z.string().min(1), z.int()]).transform(String);

/** Providers send "null" as text. */
export const textOrNone = ifReadable(z.string()).transform((text) =>
  text === '' || text === 'null' ? null : text,
);

/** Any format with an offset: both providers have changed theirs. */
export const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()));
export const dateOrNone = ifReadable(date);
