import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something to be true, and answers after how many seconds it was. A failure to ask is a no. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  { seconds = 60, everyMs = 100 } = {},
): Promise<number> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  while (!(await isTrue().catch(() => false))) {
    if (passed() > seconds) throw new Error(`After ${seconds} seconds it is not so: ${what}.`);
    await pause(everyMs);
  }
  return passed();
}
