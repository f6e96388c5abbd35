import { z } from 'zod';
import { AppError } from './app-error.ts';

export function pageCursor<Position extends z.ZodType>(position: Position) {
  /** Undefined when it was not encoded here. */
  const parse = (cursor: string): z.output<Position> | undefined =>
    position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  return {
    encode: (lastPosition: z.output<Position>): string =>
      Buffer.from(JSON.stringify(z.encode(position, lastPosition))).toString('base64url'),
    parse,

    decode(cursor: string): z.output<Position> {
      const parsed = parse(cursor);
      if (parsed === undefined)
        throw new AppError('invalid_input', {
          fields: [{ path: 'cursor', message: 'Esa página no existe.' }],
        });
      return parsed;
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
