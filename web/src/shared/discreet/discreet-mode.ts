import { useSyncExternalStore } from 'react';
import { deviceStore } from '../device-store.ts';
import { createListeners } from '../listeners.ts';

export const DISCREET_KEY = 'forja-discreto';

const { subscribe, notify } = createListeners();
const isDiscreetNow = (): boolean => deviceStore.get(DISCREET_KEY) === 'true';

/** Remembered outside the records of the account, which are read too late for the first thing that a page draws. */
export const discreetMode = {
  set(isDiscreet: boolean): void {
    if (isDiscreet) deviceStore.set(DISCREET_KEY, 'true');
    else deviceStore.remove(DISCREET_KEY);
    notify();
  },
};

/** Body weight and compounds are not on the screen. False in what the build writes. */
export const useIsDiscreet = (): boolean =>
  useSyncExternalStore(subscribe, isDiscreetNow, () => false);
