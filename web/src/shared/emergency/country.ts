import { type EmergencyCountry, OTHER_COUNTRY } from '@forja/domain/care/emergency-numbers.data';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import { readStoredCountry, storeCountry } from './stored-country.ts';

const { subscribe, notify } = createListeners();

export const useCountry = (): EmergencyCountry =>
  useSyncExternalStore(subscribe, readStoredCountry, () => 'ar');

export const useIsElsewhere = (): boolean => useCountry() === OTHER_COUNTRY;

export function chooseCountry(country: EmergencyCountry): void {
  storeCountry(country);
  notify();
}
