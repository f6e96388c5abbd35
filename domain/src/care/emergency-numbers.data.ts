import type { SourceKey } from '../evidence/sources.ts';

export type EmergencyNumbers = {
  readonly name: string;
  /** In the order in which they are tried. */
  readonly emergency: readonly [string, ...string[]];
  /** To talk about use: free and anonymous. */
  readonly helpline: string;
  readonly sources: readonly SourceKey[];
};

/** Only the countries whose numbers were read. A wrong number costs minutes, so the others are not listed. */
export const EMERGENCY_NUMBERS = {
  ar: { name: 'Argentina', emergency: ['107', '911'], helpline: '141', sources: ['a1', 'a2'] },
} as const satisfies Readonly<Record<string, EmergencyNumbers>>;

export const OTHER_COUNTRY = 'other';
export type EmergencyCountry = keyof typeof EMERGENCY_NUMBERS | typeof OTHER_COUNTRY;

const isListed = (country: string): country is keyof typeof EMERGENCY_NUMBERS =>
  Object.hasOwn(EMERGENCY_NUMBERS, country);

/** What a device stored, or Argentina. */
export const readCountry = (stored: string | null): EmergencyCountry =>
  stored === OTHER_COUNTRY || (stored !== null && isListed(stored)) ? stored : 'ar';
