/**
 * The same text for the same value, because a database and an editor may change the order of its keys. Written by hand
 * because a value of a file may have a hundred thousand parts, and `JSON.stringify` calls a function for each.
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
