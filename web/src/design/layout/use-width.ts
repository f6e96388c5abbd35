import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element. The browser says it after its own layout and before the paint, so that nothing is measured
 * while a page is drawn and nothing is seen with another width.
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
      // Hidden by a tab it measures nothing: the last width is a better drawing than none.
      if (measured > 0) flushSync(() => setWidth(measured));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
