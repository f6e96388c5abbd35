import { useState } from 'react';
import { deviceStore } from '../../../shared/device-store.ts';

/** State that this device keeps. The key starts with "forja-plan-", so that it goes with the session. */
export function useRemembered<Value>(key: `forja-plan-${string}`, read: (stored: unknown) => Value) {
  const [value, setValue] = useState(() => read(parsed(deviceStore.get(key))));
  function remember(next: Value) {
    setValue(next);
    deviceStore.set(key, JSON.stringify(next));
  }
  return [value, remember] as const;
}

function parsed(stored: string | null): unknown {
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
