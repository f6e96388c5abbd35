import { z } from 'zod';

/**
 * A field that no decision needs: odd, it is null, and the rest is read all the same. Providers add fields, send null
 * for what they document as text, and change types; a payment is not lost for that.
 */
export const ifReadable = <T extends z.ZodType>(shape: T) =>
  shape
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

/** The elements that can be read; none when it is no list. */
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

/** Providers write the same identifier as a number in one answer and as text in another. */
export const idText = z.union([z.string().min(1), z.int()]).transform(String);

/** "null" is how they say none. */
export const textOrNone = ifReadable(z.string()).transform((text) =>
  text === '' || text === 'null' ? null : text,
);

/** Any way of writing an instant that says its offset: both providers have changed theirs. */
export const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => new Date(text))
  .refine((value) => !Number.isNaN(value.getTime()));
export const dateOrNone = ifReadable(date);
