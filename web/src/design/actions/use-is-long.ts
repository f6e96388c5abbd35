import { useEffect, useState } from 'react';

const LONG_MS = 150;

/** True once the state has lasted: a shorter wait would only flash. */
export function useIsLong(isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timeout = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timeout);
      setIsLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
}
