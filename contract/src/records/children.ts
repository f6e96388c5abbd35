import { sortChildren } from '@forja/domain/records/children';
import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod/mini';

export { sortChildren };

const NOT_AN_ORDER = 'Ese orden no es válido.';
const LONGEST_ORDER = 200;

const order = z
  .string(NOT_AN_ORDER)
  .check(z.maxLength(LONGEST_ORDER, NOT_AN_ORDER), z.refine(isOrder, NOT_AN_ORDER));

/** Children keyed by id, so that edits on two devices merge; an array would merge as a scalar. */
export const children = <Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) =>
  z.record(
    z.uuid('Ese identificador no es válido.'),
    z.catchall(z.extend(schema, { order }), z.unknown()),
  );

type Ordered = { order: string };

export function findOrder(sorted: readonly Ordered[], index: number): string {
  const before = sorted[index - 1]?.order ?? null;
  const after =
    sorted.slice(index).find(({ order: each }) => before === null || each > before)?.order ?? null;
  return generateKeyBetween(before, after);
}

function isOrder(text: string): boolean {
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}
