import { expect, test } from 'vitest';
import { parseReferralCode } from './referral-code.ts';

test.each([
  ['K7M2Q9XA', 'K7M2Q9XA'],
  [' k7m2q9xa ', 'K7M2Q9XA'],
])('%j is the code %s', (text, code) => expect(parseReferralCode(text)).toBe(code));

test.each([
  '',
  'K7M2Q9X',
  'K7M2Q9XAB',
  'K7M2Q9X0',
  'K7M2 Q9XA',
  '//evil.com',
  'K7M2Q9X\n',
  '%2F%2FEV',
])('%j is no code', (text) => expect(parseReferralCode(text)).toBeUndefined());
