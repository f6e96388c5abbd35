import { once } from '@forja/domain/units/once';
import { deviceStore } from '../../../shared/device-store.ts';
import { createListeners } from '../../../shared/listeners.ts';
import { changeRest, readRest, type Rest, startRest } from './rest.ts';

const KEY = 'forja-descanso';

/** Rest of this device, shared by its tabs and stored while the page is closed. */
function createRestStore() {
  const { subscribe, notify } = createListeners();
  let current = readRest(deviceStore.get(KEY), Date.now());

  function setCurrent(next: Rest | undefined) {
    current = next;
    if (next) deviceStore.set(KEY, JSON.stringify(next));
    else deviceStore.remove(KEY);
    notify();
  }

  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    current = readRest(deviceStore.get(KEY), Date.now());
    notify();
  });

  return {
    subscribe,
    current: () => current,
    start: (seconds: number) => setCurrent(startRest(seconds, Date.now())),
    change: (seconds: number) => current && setCurrent(changeRest(current, seconds, Date.now())),
    skip: () => setCurrent(undefined),
    /** Claims the announcement of the end for one tab. */
    markTold() {
      const stored = readRest(deviceStore.get(KEY), Date.now()) ?? current;
      const isFirst = stored !== undefined && stored.isTold !== true;
      if (stored) setCurrent({ ...stored, isTold: true });
      return isFirst;
    },
  };
}

/** Lazy, because the build imports this file without a device. */
export const restStore = once(createRestStore);
