/**
 * Lazy cache: Intl formatters take milliseconds to build, which would delay the start on a phone.
 */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
}
