const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/** A browser may not report a regained signal, so retries stay frequent; they reach no server. */
const LONGEST_UNREACHABLE_MS = 15_000;

/** Doubles each time, with jitter. */
export function backoff(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + chance / 2));
}

export const backoffUnreachable = (failures: number, chance: number): number =>
  Math.min(LONGEST_UNREACHABLE_MS, backoff(failures, chance));
