import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

/** The last row of a page: newest first, and the id decides between two of the same instant. */
export type Position = { createdAt: Date; id: string };

const position = z.tuple([z.iso.datetime(), z.uuid()]);

export const written = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

export function readCursor(cursor: string): Position {
  const parsed = position.safeParse(Buffer.from(cursor, 'base64url').toString('utf8').split(' '));
  if (!parsed.success)
    throw new AppError('invalid_input', { fields: [{ path: 'cursor', message: 'Esa página no existe.' }] });
  const [createdAt, id] = parsed.data;
  return { createdAt: new Date(createdAt), id };
}
