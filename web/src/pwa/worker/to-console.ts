export function logToConsole(what: string, cause: unknown): void {
  console.warn(what, cause);
}
