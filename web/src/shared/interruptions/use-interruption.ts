import { useEffect, useSyncExternalStore } from 'react';
import type { Interruption } from './interruption-queue.ts';
import { interruptions } from './interruptions.ts';

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
  const current = useSyncExternalStore(
    interruptions.subscribe,
    interruptions.current,
    () => undefined,
  );
  useEffect(
    () => (isWanted ? interruptions.request(name, delayMs, mayStart) : undefined),
    [name, isWanted, delayMs, mayStart],
  );
  return isWanted && current === name;
}
