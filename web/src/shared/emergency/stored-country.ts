import { type EmergencyCountry, readCountry } from '@forja/domain/care/emergency-numbers.data';
import { deviceStore } from '../device-store.ts';

export const COUNTRY_KEY = 'forja-pais';

export const readStoredCountry = (): EmergencyCountry => readCountry(deviceStore.get(COUNTRY_KEY));

export const storeCountry = (country: EmergencyCountry): void =>
  deviceStore.set(COUNTRY_KEY, country);
