import { useEffect, useSyncExternalStore } from 'react';
import type { Interruption } from './interruption-queue.ts';
import { interruptions } from './interruptions.ts';

type Options = {
  isWanted: boolean;
  delayMs?: number;
  mayStart?: () => boolean;
};

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
