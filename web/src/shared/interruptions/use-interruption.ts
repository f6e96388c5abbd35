import { useEffect, useSyncExternalStore } from 'react';
import { createInterruptionQueue, type Interruption } from './interruption-queue.ts';
import { isOccupied } from './is-occupied.ts';

const queue = createInterruptionQueue({ isInTheWay: isOccupied });

type Options = {
  isWanted: boolean;
  /** From when it is wanted. */
  delayMs?: number;
  /** What else is asked at that moment. */
  mayStart?: () => boolean;
};

/** True while it is its turn, which it has until it is not wanted. */
export function useInterruption(
  name: Interruption,
  { isWanted, delayMs = 0, mayStart }: Options,
): boolean {
  const current = useSyncExternalStore(queue.subscribe, queue.current, () => undefined);
  useEffect(
    () => (isWanted ? queue.request(name, delayMs, mayStart) : undefined),
    [name, isWanted, delayMs, mayStart],
  );
  return isWanted && current === name;
}
