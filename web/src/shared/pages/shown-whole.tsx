import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { queryClient } from '../http/query-client.ts';
import * as styles from './shown-whole.module.css';

/** A page that takes longer shows what it has. */
const PATIENCE_MS = 2000;
/** Without a single answer of the account there is nothing to show but places where it will be. */
const FIRST_SYNC_PATIENCE_MS = 8000;
/** One reading of the device leads to another: nothing waits once nothing did for as many frames. */
const STILL_FRAMES = 3;
/** What is folded waits for whoever opens it. */
const BUSY = '[aria-busy="true"]:not(details:not([open]) *)';

/** Whether the page around is in sight: what nobody saw may go away without leaving its room. */
export const InSightContext = createContext(true);

type ShownWholeProps = {
  pending: ReactNode;
  /** Before it, what the device reads is of nobody. */
  isSessionKnown: boolean;
  /** The device is new to the account, and has nothing of it yet. */
  isFirstSync: boolean;
  children: ReactNode;
};

/**
 * A page of a person, in sight once what the device knows of it was read: its parts come in any order, and each would push
 * the ones below it. Meanwhile `pending` stands in its place.
 */
export function ShownWhole({ pending, isSessionKnown, isFirstSync, children }: ShownWholeProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isSessionKnown) return undefined;
    const startedAt = performance.now();
    const patienceMs = isFirstSync ? FIRST_SYNC_PATIENCE_MS : PATIENCE_MS;
    let still = 0;
    let frame = requestAnimationFrame(check);
    function check(now: number) {
      still = page.current && isWhole(page.current) ? still + 1 : 0;
      if (still === STILL_FRAMES || now - startedAt > patienceMs) setShown(true);
      else frame = requestAnimationFrame(check);
    }
    return () => cancelAnimationFrame(frame);
  }, [isSessionKnown, isFirstSync]);
  return (
    <InSightContext value={isShown}>
      {isShown ? null : <div className={styles.pending}>{pending}</div>}
      <div
        ref={page}
        className={isShown ? undefined : styles.unseen}
        aria-busy={isShown ? undefined : true}
      >
        {children}
      </div>
    </InSightContext>
  );
}

/** Nothing is being read from the device, and no part of the first screen says that it waits. */
function isWhole(page: HTMLElement): boolean {
  if (queryClient.isFetching({ queryKey: ['device'] }) > 0) return false;
  const busy = [...page.querySelectorAll(BUSY)];
  return busy.every((part) => part.getBoundingClientRect().top > window.innerHeight);
}
