import type { StorageFacts } from './storage-facts.ts';

export type StorageRisk =
  /** The window of another app: what is kept may go with it. */
  | 'in-app'
  /** Safari deletes what a site kept when it was not opened for seven days; an app on the home screen is spared. */
  | 'ios-seven-days'
  /** A system that needs room may take it. */
  | 'when-full'
  | 'none';

/** What may happen to what is only on this device. */
export function storageRisk({
  isInApp,
  isIos,
  isInstalled,
  isPersisted,
}: Omit<StorageFacts, 'usedBytes' | 'roomBytes'>): StorageRisk {
  if (isInApp) return 'in-app';
  if (isIos && !isInstalled) return 'ios-seven-days';
  return isPersisted === true ? 'none' : 'when-full';
}

/** Asking again where it was already given, or where it cannot be asked, leads nowhere. */
export const mayAskPersistence = ({ isPersisted }: Pick<StorageFacts, 'isPersisted'>): boolean =>
  isPersisted === false;
