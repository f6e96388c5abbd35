import { useEffect, useState } from 'react';

/** Seconds that are left until a moment, told again each second; 0 when there is nothing to wait for. */
export function useCountdown(until: number | undefined): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSecondsLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    // The clock is read each time: a tab that slept comes back to the truth.
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft;
}
