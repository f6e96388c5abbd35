import type { Device } from '@forja/contract/identity/account';

/** How a device is called: the families of its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Dispositivo desconocido';
}
