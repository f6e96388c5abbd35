import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Writes and reads the place where a page ended: opaque to whoever carries it, checked when it comes back. */
export function pageCursor<Place extends z.ZodType>(place: Place, path: 'cursor' | 'since' = 'cursor') {
  return {
    written: (at: z.output<Place>): string => Buffer.from(JSON.stringify(z.encode(place, at))).toString('base64url'),

    read(cursor: string): z.output<Place> {
      const parsed = place.safeParse(asJson(Buffer.from(cursor, 'base64url').toString('utf8')));
      if (!parsed.success)
        throw new AppError('invalid_input', { fields: [{ path, message: 'Esa página no existe.' }] });
      return parsed.data;
    },
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
