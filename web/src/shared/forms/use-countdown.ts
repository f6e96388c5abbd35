import { useEffect, useState } from 'react';

export function useCountdown(until: number | undefined): number {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSecondsLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    // Reads the clock each time, because a sleeping tab misses ticks.
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft;
}
