import { type EmergencyCountry, readCountry } from '@forja/domain/care/emergency-numbers.data';
import { useSyncExternalStore } from 'react';
import { deviceStore } from '../device-store.ts';
import { createListeners } from '../listeners.ts';

const COUNTRY_KEY = 'forja-pais';

const { subscribe, notify } = createListeners();

/** Whose numbers to show, as this device remembers. What the build writes is for Argentina. */
export const useCountry = (): EmergencyCountry =>
  useSyncExternalStore(
    subscribe,
    () => readCountry(deviceStore.get(COUNTRY_KEY)),
    () => 'ar',
  );

export function chooseCountry(country: EmergencyCountry): void {
  deviceStore.set(COUNTRY_KEY, country);
  notify();
}
