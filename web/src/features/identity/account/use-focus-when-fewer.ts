import { useEffect, useRef } from 'react';

/** The button that was pressed leaves with what it took away: reading goes on at the title of its part. */
export function useFocusWhenFewer(
  count: number | undefined,
  part: string,
  isAsking: boolean,
): void {
  const before = useRef(count);
  useEffect(() => {
    // While the window is open the focus is in it, and it gives it back when it closes.
    if (isAsking) return;
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isFewer && isLost) document.getElementById(`${part}-t`)?.focus({ preventScroll: true });
  }, [count, part, isAsking]);
}
