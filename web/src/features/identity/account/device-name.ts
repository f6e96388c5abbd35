import type { Device } from '@forja/contract/identity/account';
import { accountMessages } from './account.messages.ts';

export function deviceName({ browser, system }: Device): string {
  if (browser && system) return accountMessages.device(browser, system);
  return browser ?? system ?? accountMessages.unknownDevice;
}
