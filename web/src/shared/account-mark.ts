import { deviceStore } from './device-store.ts';
import { createListeners } from './listeners.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

const { subscribe, notify } = createListeners();

/** Whether somebody is signed in here, as this device remembers: it is known before the server answers. */
export const accountMark = {
  subscribe,
  notify,
  isHere: (): boolean => deviceStore.get(PERSISTED_KEY) === 'true',
};
