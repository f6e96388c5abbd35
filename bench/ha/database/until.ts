import { setTimeout as pause } from 'node:timers/promises';

/** Polls until true; returns the seconds. A failed check counts as false. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  { seconds = 60, everyMs = 100 } = {},
): Promise<number> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  while (!(await isTrue().catch(() => false))) {
    if (passed() > seconds)
      throw new Error(`After ${seconds} seconds this is still false: ${what}.`);
    await pause(everyMs);
  }
  return passed();
}
