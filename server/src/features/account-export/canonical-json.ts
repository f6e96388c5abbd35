/**
 * Sorts keys, because databases and editors reorder them. Hand-written, because a `JSON.stringify`
 * replacer runs once per value.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(itemJson).join(',')}]`;
  if (typeof value !== 'object' || value === null || 'toJSON' in value)
    return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${fields.join(',')}}`;
}

const itemJson = (item: unknown): string => (item === undefined ? 'null' : canonicalJson(item));
