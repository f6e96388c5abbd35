const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/** Stays short, because a browser may not report a regained signal. */
const LONGEST_UNREACHABLE_MS = 15_000;

export function backoff(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + chance / 2));
}

export const backoffUnreachable = (failures: number, chance: number): number =>
  Math.min(LONGEST_UNREACHABLE_MS, backoff(failures, chance));
