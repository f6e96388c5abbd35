/** A chunk missing offline or after a release; each engine words it differently. */
const MISSING = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING.some((pattern) => pattern.test(error.message));
