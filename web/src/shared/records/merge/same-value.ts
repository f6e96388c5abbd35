export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const mine = presentEntries(one);
  const theirs = new Map(presentEntries(other));
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  );
}

const presentEntries = (value: object) =>
  Object.entries(value).filter(([, each]) => each !== undefined);
