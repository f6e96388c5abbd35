export type Children<Child> = Readonly<Record<string, Child & { order: string }>>;

/** Sorts children; ids break ties, so that all devices agree. */
export const sortChildren = <Child extends { order: string }>(
  byId: Readonly<Record<string, Child>>,
): (Child & { id: string })[] =>
  Object.entries(byId)
    .map(([id, child]) => ({ ...child, id }))
    .toSorted((one, other) => compareText(one.order, other.order) || compareText(one.id, other.id));

/** Code-unit order, as the keys are generated; a locale would differ. */
const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function createChildren<Child>(
  children: readonly Child[],
  createId: () => string,
): Children<Child> {
  if (children.length > DIGITS.length) throw new RangeError(`${children.length} children`);
  return Object.fromEntries(
    children.map((child, at) => [createId(), { ...child, order: `a${DIGITS[at]}` }]),
  );
}
