const LATEST_MS = 2000;
/** For a browser that does not tell when it is idle. */
const GUESS_MS = 300;

/** Resolves when the browser has nothing better to do, or when the person touches the page. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // The build waits for nobody.
    if (typeof window === 'undefined') {
      resolve();
      return;
    }
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, GUESS_MS);
    addEventListener('pointerdown', () => resolve(), { once: true, passive: true });
  });
