import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Encodes the position where a page ended as an opaque cursor, and validates it when it is decoded. */
export function pageCursor<Position extends z.ZodType>(position: Position, path: 'cursor' | 'since' = 'cursor') {
  return {
    encode: (lastPosition: z.output<Position>): string =>
      Buffer.from(JSON.stringify(z.encode(position, lastPosition))).toString('base64url'),

    decode(cursor: string): z.output<Position> {
      const parsed = position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
      if (!parsed.success)
        throw new AppError('invalid_input', { fields: [{ path, message: 'Esa página no existe.' }] });
      return parsed.data;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
