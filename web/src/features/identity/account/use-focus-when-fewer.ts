import { useEffect, useRef } from 'react';

/** The clicked button disappears with its row, so focus moves to the title of the section. */
export function useFocusWhenFewer(
  count: number | undefined,
  part: string,
  isAsking: boolean,
): void {
  const before = useRef(count);
  useEffect(() => {
    // An open dialog holds the focus and restores it on close.
    if (isAsking) return;
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isFewer && isLost) document.getElementById(`${part}-t`)?.focus({ preventScroll: true });
  }, [count, part, isAsking]);
}
