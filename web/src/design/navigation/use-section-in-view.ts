import { useEffect, useState } from 'react';

/** The last section whose top has passed the upper third of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const sections = joined
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((each) => each !== null);
    const watch = () => {
      // At the end of the page the last section is current, however short.
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const reached = sections.filter(
        (section) => isEnd || section.getBoundingClientRect().top < innerHeight / 3,
      );
      // Side-by-side sections: the lower one is current.
      const top = reached
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .at(-1);
      setInView(top?.id ?? sections[0]?.id);
    };
    addEventListener('scroll', watch, { passive: true });
    return () => removeEventListener('scroll', watch);
  }, [joined]);
  return inView;
}
