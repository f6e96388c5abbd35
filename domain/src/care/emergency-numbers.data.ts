import type { SourceKey } from '../evidence/sources.ts';

export type EmergencyNumbers = {
  readonly name: string;
  /** Numbers in calling order. */
  readonly emergency: readonly [string, ...string[]];
  readonly helpline: string;
  readonly sources: readonly SourceKey[];
};

/** Verified countries only: a wrong number costs minutes. */
export const EMERGENCY_NUMBERS = {
  ar: { name: 'Argentina', emergency: ['107', '911'], helpline: '141', sources: ['a1', 'a2'] },
} as const satisfies Readonly<Record<string, EmergencyNumbers>>;

export const OTHER_COUNTRY = 'other';
export type EmergencyCountry = keyof typeof EMERGENCY_NUMBERS | typeof OTHER_COUNTRY;

const isListed = (country: string): country is keyof typeof EMERGENCY_NUMBERS =>
  Object.hasOwn(EMERGENCY_NUMBERS, country);

export const readCountry = (stored: string | null): EmergencyCountry =>
  stored === OTHER_COUNTRY || (stored !== null && isListed(stored)) ? stored : 'ar';
