const OFFSET_MS = 4 * 3_600_000;

/** Formats instants as the real provider: with milliseconds, in an offset that is not Argentina's. */
export const formatDate = (date: Date): string =>
  new Date(date.getTime() - OFFSET_MS).toISOString().replace('Z', '-04:00');

export const formatOptionalDate = (date: Date | null): string | null =>
  date === null ? null : formatDate(date);
