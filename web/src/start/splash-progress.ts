const SPLASH_MS = 1500;
export const SPLASH_STEP_MS = 30;

export function splashProgress(elapsedMs: number): { percent: number; isOver: boolean } {
  const isOver = elapsedMs >= SPLASH_MS;
  const steps = Math.floor(Math.max(0, elapsedMs) / SPLASH_STEP_MS);
  return { percent: isOver ? 100 : Math.min(99, steps), isOver };
}
