import { useEffect, useRef, useState } from 'react';

/** True from the moment the element comes near the screen. What is far below is not made yet. */
export function useNearView<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near]);
  return [element, near] as const;
}
