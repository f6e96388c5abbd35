import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * A ResizeObserver reports after layout and before paint, so nothing measures during rendering or
 * flashes at another width.
 */
export function useWidth<Target extends HTMLElement>(
  initial: number,
): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver((entries) => {
      const measured = entries.at(-1)?.contentRect.width ?? 0;
      // A hidden tab measures 0: the last width is better than none.
      if (measured > 0) flushSync(() => setWidth(measured));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
