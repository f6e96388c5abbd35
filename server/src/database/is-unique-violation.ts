const UNIQUE_VIOLATION = '23505';

/** The database refused a second row of what there is one of, however deep the driver wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
