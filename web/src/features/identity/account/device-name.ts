import type { Device } from '@forja/contract/identity/account';
import { accountMessages } from './account.messages.ts';

/** How a device is called: the families of its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return accountMessages.device(browser, system);
  return browser ?? system ?? accountMessages.unknownDevice;
}
