const LATEST_MS = 2000;
/** The delay where requestIdleCallback is missing. */
const GUESS_MS = 300;

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') {
      resolve();
      return;
    }
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, GUESS_MS);
    addEventListener('pointerdown', () => resolve(), { once: true, passive: true });
  });
