import { useEffect } from 'react';

/** Keeps the screen on while it is wanted; the browser drops the lock whenever the page is hidden. */
export function useScreenLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function keep() {
      if (document.hidden) return;
      // A device with little battery refuses: the screen then goes off as always.
      const kept = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await kept?.release();
      else lock = kept;
    }
    const onVisible = () => void keep();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
