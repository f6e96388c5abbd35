export function logToConsole(message: string, cause: unknown): void {
  console.warn(message, cause);
}
