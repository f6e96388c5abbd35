const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/**
 * Without signal, a browser that believes to have it does not tell when it is back. Who asks often finds it soon, and
 * no server receives what reaches nobody.
 */
const LONGEST_UNREACHABLE_MS = 15_000;

/** How long until the next try: twice as long each time, and never the same for two devices. */
export function backoff(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + chance / 2));
}

/** The wait after the link reached nobody. */
export const backoffUnreachable = (failures: number, chance: number): number =>
  Math.min(LONGEST_UNREACHABLE_MS, backoff(failures, chance));
