import { sortChildren } from '@forja/domain/records/children';
import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod/mini';

export { sortChildren };

const NOT_AN_ORDER = 'Ese orden no es válido.';
/** A key between two neighbours gets one more character each time the gap is halved. */
const LONGEST_ORDER = 200;

const order = z
  .string(NOT_AN_ORDER)
  .check(z.maxLength(LONGEST_ORDER, NOT_AN_ORDER), z.refine(isOrder, NOT_AN_ORDER));

/**
 * The children of a record, such as the sets of a workout, in an object keyed by id, so that two devices that add, edit
 * and delete different ones are merged without a conflict. An array would be merged as one scalar.
 */
export const children = <Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) =>
  z.record(
    z.uuid('Ese identificador no es válido.'),
    z.catchall(z.extend(schema, { order }), z.unknown()),
  );

type Ordered = { order: string };

/** The order of a child inserted at an index of the sorted ones; among equal orders, after all of them. */
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
