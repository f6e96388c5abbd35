import { useEffect, useRef } from 'react';

/**
 * Returns a function that leaves work for when `value` is another one: an action that changes what is on screen says so once
 * the change is there. Of several actions in a row the last one says it.
 */
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
