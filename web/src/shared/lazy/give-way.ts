/**
 * In the middle of long work: the page draws and answers a press, and the work goes on. After some timers in a row a browser
 * waits 4 ms for each more, which of 90 turns are 360 ms.
 */
export const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
