/** The same text for the same value, because a database and an editor may change the order of its keys. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sortKeys(part) : part));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// From entries, so that a key named __proto__ stays a key.
const sortKeys = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
