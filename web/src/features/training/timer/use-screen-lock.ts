import { useEffect } from 'react';

/** Keeps the screen on while it is wanted; the browser drops the lock whenever the page is hidden. */
export function useScreenLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function requestLock() {
      if (document.hidden) return;
      // A device with little battery refuses: the screen then goes off as always.
      const requested = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await requested?.release();
      else lock = requested;
    }
    const onVisible = () => void requestLock();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
