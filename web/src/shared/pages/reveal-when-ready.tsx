import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { queryClient } from '../http/query-client.ts';
import * as styles from './reveal-when-ready.module.css';

/** A page that takes longer shows what it has. */
const TIMEOUT_MS = 2000;
/** Without a single answer of the account there is nothing to show but places where it will be. */
const FIRST_SYNC_TIMEOUT_MS = 8000;
/** Frames in which nothing waits, before the page is ready: one reading of the device leads to another. */
const STILL_FRAMES = 3;
/** Folded parts wait for whoever opens them. */
const BUSY = '[aria-busy="true"]:not(details:not([open]) *)';

/** True once the page around is in sight: what nobody saw may go away without leaving its room. */
export const InSightContext = createContext(true);

type RevealWhenReadyProps = {
  pending: ReactNode;
  /** False while nobody knows whose records to read. */
  isSessionKnown: boolean;
  /** The device is new to the account, and has nothing of it yet. */
  isFirstSync: boolean;
  children: ReactNode;
};

/**
 * A page that comes in sight once the device has read its records: its parts come in any order, and each would push the
 * ones below it. Meanwhile `pending` stands in its place.
 */
export function RevealWhenReady({
  pending,
  isSessionKnown,
  isFirstSync,
  children,
}: RevealWhenReadyProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isSessionKnown) return undefined;
    const startedAt = performance.now();
    const timeoutMs = isFirstSync ? FIRST_SYNC_TIMEOUT_MS : TIMEOUT_MS;
    let still = 0;
    let frame = requestAnimationFrame(check);
    function check(now: number) {
      still = page.current && isReady(page.current) ? still + 1 : 0;
      if (still === STILL_FRAMES || now - startedAt > timeoutMs) setShown(true);
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
function isReady(page: HTMLElement): boolean {
  if (queryClient.isFetching({ queryKey: ['device'] }) > 0) return false;
  const busy = [...page.querySelectorAll(BUSY)];
  return busy.every((part) => part.getBoundingClientRect().top > window.innerHeight);
}
