/** What the worker is asked: to report what it keeps, or to download what is missing. */
export type OfflineRequest = { kind: 'open-screens' } | { kind: 'bring-missing' };

/** What it found. A screen without missing files opens without signal. */
export type OfflineReport = {
  screens: { path: string; missing: string[] }[];
  /** Of every file of the app: fonts, icons, tables and the engine of plans too. */
  missing: string[];
};

export const isOfflineReport = (value: unknown): value is OfflineReport =>
  typeof value === 'object' &&
  value !== null &&
  'screens' in value &&
  Array.isArray(value.screens) &&
  'missing' in value &&
  Array.isArray(value.missing);
