import { useSyncExternalStore } from 'react';
import { deviceStore } from '../device-store.ts';
import { createListeners } from '../listeners.ts';

export const DISCREET_KEY = 'forja-discreto';

const { subscribe, notify } = createListeners();
const isDiscreetNow = (): boolean => deviceStore.get(DISCREET_KEY) === 'true';

/** Stored apart from the records, which load too late for the first paint. */
export const discreetMode = {
  set(isDiscreet: boolean): void {
    if (isDiscreet) deviceStore.set(DISCREET_KEY, 'true');
    else deviceStore.remove(DISCREET_KEY);
    notify();
  },
};

export const useIsDiscreet = (): boolean =>
  useSyncExternalStore(subscribe, isDiscreetNow, () => false);
