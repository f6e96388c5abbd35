import { useEffect } from 'react';

/** The browser drops the lock whenever the page is hidden. */
export function useScreenLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function requestLock() {
      if (document.hidden) return;
      // Low battery rejects the lock, and the screen turns off as usual.
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
