import { useEffect, useState } from 'react';

/** False until that long after the page has loaded. */
export function useHasElapsed(delayMs: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      // The load may have been some time ago: this code comes after it.
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded =
        navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
      timer = setTimeout(
        () => setIsPast(true),
        Math.max(0, delayMs - (performance.now() - (loaded || performance.now()))),
      );
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [delayMs]);
  return isPast;
}
