import { type EmergencyCountry, readCountry } from '@forja/domain/care/emergency-numbers.data';
import { deviceStore } from '../device-store.ts';

export const COUNTRY_KEY = 'forja-pais';

/** The country whose numbers are shown on this device. */
export const readStoredCountry = (): EmergencyCountry => readCountry(deviceStore.get(COUNTRY_KEY));

export const storeCountry = (country: EmergencyCountry): void =>
  deviceStore.set(COUNTRY_KEY, country);
