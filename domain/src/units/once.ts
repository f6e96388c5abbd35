/** Makes a value when it is first used. A formatter of Intl takes milliseconds to make: a phone that starts must not wait for it. */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
}
