/** Logs a failure that the person cannot fix. */
export function logToConsole(what: string, cause: unknown): void {
  console.warn(what, cause);
}
