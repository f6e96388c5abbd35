/** Parts of a record by id, such as the sets of a workout: two devices that change different ones do not conflict. */
export type Children<Child> = Readonly<Record<string, Child & { order: string }>>;

/** In their order. Two devices may have given the same one: then the id decides, so that all devices show the same. */
export const sortChildren = <Child extends { order: string }>(
  byId: Readonly<Record<string, Child>>,
): (Child & { id: string })[] =>
  Object.entries(byId)
    .map(([id, child]) => ({ ...child, id }))
    .toSorted((one, other) => compareText(one.order, other.order) || compareText(one.id, other.id));

/** By code unit, as the keys are generated: a locale would order them otherwise. */
const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Children of a new record, in the given order: the keys that the generator of the contract gives one after another. */
export function createChildren<Child>(
  children: readonly Child[],
  createId: () => string,
): Children<Child> {
  if (children.length > DIGITS.length) throw new RangeError(`${children.length} children`);
  return Object.fromEntries(
    children.map((child, at) => [createId(), { ...child, order: `a${DIGITS[at]}` }]),
  );
}
