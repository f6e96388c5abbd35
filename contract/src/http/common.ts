import { z } from 'zod/mini';

export const REQUIRED = 'Este campo es obligatorio';

/** What a schema says of a field that is not there, or that is wrong. */
export const missingOr = (help: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? REQUIRED : help,
});

/** What a database can keep of a text: anything but NUL and halves of a character. */
export const KEEPABLE = /^[^\0\p{Cs}]*$/u;

/** An instant: `Date` in code, ISO text on the wire. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** An answer that says only that it was done. */
export const successBody = z.object({ success: z.literal(true) });

/** As the database writes it, whatever the capitals it came with. */
export const idParams = z.object({
  id: z.uuid('Ese identificador no es válido.').check(z.toLowerCase()),
});
