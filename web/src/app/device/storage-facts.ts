import { isIosDevice, isLimitedBrowser } from '../../pwa/browser/in-app-browser.ts';
import { isStandalone, userAgentFacts } from '../../pwa/browser/device-facts.ts';

export type StorageFacts = {
  isIos: boolean;
  isInstalled: boolean;
  isInApp: boolean;
  /** Undefined where the browser cannot tell. */
  isPersisted: boolean | undefined;
  usedBytes: number | undefined;
  roomBytes: number | undefined;
};

export async function storageFacts(): Promise<StorageFacts> {
  const device = userAgentFacts();
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const isPersisted = await storage?.persisted?.().catch(() => undefined);
  const estimate = await storage?.estimate?.().catch(() => undefined);
  return {
    isIos: isIosDevice(device),
    isInstalled: isStandalone(),
    isInApp: isLimitedBrowser(device),
    isPersisted,
    usedBytes: estimate?.usage,
    roomBytes: estimate?.quota,
  };
}

export async function askForPersistence(): Promise<boolean> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
