import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod/mini';

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

/** In their order. Two devices may have given the same one: then the id decides, so that all devices show the same. */
export const sortChildren = <Child extends Ordered>(
  byId: Readonly<Record<string, Child>>,
): (Child & { id: string })[] =>
  Object.entries(byId)
    .map(([id, child]) => ({ ...child, id }))
    .toSorted((one, other) => compareText(one.order, other.order) || compareText(one.id, other.id));

/** The order of a child inserted at an index of the sorted ones; among equal orders, after all of them. */
export function findOrder(sorted: readonly Ordered[], index: number): string {
  const before = sorted[index - 1]?.order ?? null;
  const after =
    sorted.slice(index).find(({ order: each }) => before === null || each > before)?.order ?? null;
  return generateKeyBetween(before, after);
}

/** By code unit, as the keys are generated: a locale would order them otherwise. */
const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

function isOrder(text: string): boolean {
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}
