import { useEffect, useState } from 'react';

const LONG_MS = 150;

/** Whether something has been on for long enough to be told: what ends at once would only flash. */
export function useIsLong(isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const waiting = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(waiting);
      setIsLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
}
