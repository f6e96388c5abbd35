/**
 * Yields to the browser amid long work. A timer would be clamped to 4 ms after some in a row, 360
 * ms for 90 turns.
 */
export const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
