import type { StorageFacts } from './storage-facts.ts';

export type StorageRisk =
  /** An in-app browser may delete its storage. */
  | 'in-app'
  /**
   * Safari deletes the data of a site unopened for seven days, except that of apps on the home
   * screen.
   */
  | 'ios-seven-days'
  /** The system may reclaim storage. */
  | 'when-full'
  | 'none';

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

/** A second request changes nothing where persistence is granted or unsupported. */
export const mayAskPersistence = ({ isPersisted }: Pick<StorageFacts, 'isPersisted'>): boolean =>
  isPersisted === false;
