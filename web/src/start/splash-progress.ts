/** Shown this long at start. */
export const SPLASH_MS = 1500;
const STEP_MS = 30;

/** One percent per step; when the time is up the bar is full, whatever was left. */
export function splashProgress(elapsedMs: number): { percent: number; isOver: boolean } {
  const isOver = elapsedMs >= SPLASH_MS;
  const steps = Math.floor(Math.max(0, elapsedMs) / STEP_MS);
  return { percent: isOver ? 100 : Math.min(99, steps), isOver };
}

export const SPLASH_STEP_MS = STEP_MS;
