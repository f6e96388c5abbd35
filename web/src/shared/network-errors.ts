const KEY = 'forja-errores-de-red';

/** How many calls of this session nobody answered. */
export function networkErrors(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function noteNetworkError(): void {
  try {
    sessionStorage.setItem(KEY, String(networkErrors() + 1));
  } catch {
    // Without storage nobody counts, and nothing depends on it but an offer.
  }
}
