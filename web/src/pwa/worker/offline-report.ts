/** The request to the worker: a report of its files, or a download of the missing ones first. */
export type OfflineRequest = { kind: 'open-screens' } | { kind: 'bring-missing' };

/** The missing files. A screen without any opens without signal. */
export type OfflineReport = {
  screens: { path: string; missing: string[] }[];
  /** The missing ones of the whole app: fonts, icons, tables and the engine of plans too. */
  missing: string[];
};

export const isOfflineReport = (value: unknown): value is OfflineReport =>
  typeof value === 'object' &&
  value !== null &&
  'screens' in value &&
  Array.isArray(value.screens) &&
  'missing' in value &&
  Array.isArray(value.missing);
