import { z } from 'zod/mini';

export const REQUIRED = 'Este campo es obligatorio';

export const missingOr = (help: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? REQUIRED : help,
});

/** Texts that PostgreSQL can store: no NUL, no lone surrogates. */
export const KEEPABLE = /^[^\0\p{Cs}]*$/u;

export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

export const successBody = z.object({ success: z.literal(true) });

/** As the database writes it, whatever the capitals it came with. */
export const idParams = z.object({
  id: z.uuid('Ese identificador no es válido.').check(z.toLowerCase()),
});
