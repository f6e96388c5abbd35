import { useState } from 'react';
import { deviceStore } from '../../shared/device-store.ts';
import { parseJson } from '../../shared/parse-json.ts';

/** State that this device keeps. The key starts with "forja-plan-", so that it goes with the session. */
export function useRemembered<Value>(
  key: `forja-plan-${string}`,
  parse: (stored: unknown) => Value,
) {
  const [value, setValue] = useState(() => parse(parseJson(deviceStore.get(key))));
  function remember(next: Value) {
    setValue(next);
    deviceStore.set(key, JSON.stringify(next));
  }
  return [value, remember] as const;
}
