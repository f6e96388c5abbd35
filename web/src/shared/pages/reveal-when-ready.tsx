import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { queryClient } from '../http/query-client.ts';
import * as styles from './reveal-when-ready.module.css';

const TIMEOUT_MS = 2000;
/** Longer, because the page would be empty without the first reply. */
const FIRST_SYNC_TIMEOUT_MS = 8000;
/** Frames without pending reads, because one read may lead to another. */
const STILL_FRAMES = 3;
const BUSY = '[aria-busy="true"]:not(details:not([open]) *)';

/** False until the page is visible, when hiding content moves nothing. */
export const InSightContext = createContext(true);

type RevealWhenReadyProps = {
  pending: ReactNode;
  isSessionKnown: boolean;
  isFirstSync: boolean;
  children: ReactNode;
};

/** Hides a page until its local records are read, because each part would push down the next. */
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

function isReady(page: HTMLElement): boolean {
  if (queryClient.isFetching({ queryKey: ['device'] }) > 0) return false;
  const busy = [...page.querySelectorAll(BUSY)];
  return busy.every((part) => part.getBoundingClientRect().top > window.innerHeight);
}
