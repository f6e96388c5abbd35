import { expect, test } from 'vitest';
import { couponInAddress } from './coupon-in-address.ts';

test.each([
  ['GYM-10', 'GYM-10'],
  [' verano_26 ', 'verano_26'],
  ['AÑO2026', 'AÑO2026'],
  [2026, '2026'],
])('%j is a coupon', (value, code) => expect(couponInAddress(value)).toBe(code));

test.each([
  '',
  ' ',
  'https://evil.com',
  '//evil.com',
  '/\\evil.com',
  '%2F%2Fevil.com',
  'evil.com',
  'javascript:alert(1)',
  'GYM\n10',
  'GYM\u000010',
  'GYM\u202e10',
  '<b>10</b>',
  'x'.repeat(41),
  undefined,
  null,
  ['GYM-10'],
  {},
])('%j is not a coupon', (value) => expect(couponInAddress(value)).toBeUndefined());
