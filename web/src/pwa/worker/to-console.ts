/** Failures that the person can do nothing about: told to who looks for them, never on the screen. */
export function logToConsole(what: string, cause: unknown): void {
  console.warn(what, cause);
}
