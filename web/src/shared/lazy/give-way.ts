/** Yields amid long work. Timers are clamped to 4 ms: 360 ms for 90 turns. */
export const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
