import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element, measured before the first paint and whenever it changes. */
export function useWidth<Target extends HTMLElement>(
  initial: number,
): [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // Hidden by a tab it measures nothing: the last width is a better drawing than none.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
