export type OfflineRequest = { kind: 'open-screens' } | { kind: 'bring-missing' };

export type OfflineReport = {
  screens: { path: string; missing: string[] }[];
  missing: string[];
};

export const isOfflineReport = (value: unknown): value is OfflineReport =>
  typeof value === 'object' &&
  value !== null &&
  'screens' in value &&
  Array.isArray(value.screens) &&
  'missing' in value &&
  Array.isArray(value.missing);
