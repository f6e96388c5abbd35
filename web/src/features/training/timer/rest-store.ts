import { once } from '@forja/domain/units/once';
import { deviceStore } from '../../../shared/device-store.ts';
import { createListeners } from '../../../shared/listeners.ts';
import { changeRest, readRest, type Rest, startRest } from './rest.ts';

const KEY = 'forja-descanso';

/** The rest of this device: it goes on while the page is closed, and every tab shows the same one. */
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
    /** Only one of the tabs says that it ended. */
    markTold() {
      const stored = readRest(deviceStore.get(KEY), Date.now()) ?? current;
      const isFirst = stored !== undefined && stored.isTold !== true;
      if (stored) setCurrent({ ...stored, isTold: true });
      return isFirst;
    },
  };
}

/** When it is first asked for: the build reads this file where there is no device. */
export const restStore = once(createRestStore);
