const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60_000;

/** How long until the next try: twice as long each time, and never the same for two devices. */
export function backoff(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole * (0.5 + chance / 2));
}
