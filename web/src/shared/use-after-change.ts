import { useEffect, useRef } from 'react';

export function useAfterChange<Value>(value: Value) {
  const pending = useRef<{ from: Value; work: (to: Value) => void }>(undefined);
  useEffect(() => {
    if (!pending.current || pending.current.from === value) return;
    const { work } = pending.current;
    pending.current = undefined;
    work(value);
  }, [value]);
  return (work: (to: Value) => void): void => {
    pending.current = { from: value, work };
  };
}
