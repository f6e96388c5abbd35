import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findByBarcode, isBarcode } from './barcode.ts';

/** Examples from GS1 and Wikipedia. */
test.each(['4006381333931', '73513537', '036000291452'])('%s is a barcode', (code) => {
  expect(isBarcode(code)).toBe(true);
});

test.each([
  '',
  '4006381333932',
  '400638133393',
  '40063813339311',
  '4006-38133393',
  '٤٠٠٦٣٨١٣٣٣٩٣١',
])('%j is not a barcode', (code) => {
  expect(isBarcode(code)).toBe(false);
});

test('a barcode with one changed digit is invalid', () => {
  const code = '4006381333931';
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.nat({ max: 9 }), (place, digit) => {
      const changed = `${code.slice(0, place)}${digit}${code.slice(place + 1)}`;
      expect(isBarcode(changed)).toBe(changed === code);
    }),
  );
});

test('a UPC-A matches the EAN-13 that starts with zero', () => {
  const [tissues, otherFood] = [{ barcode: '036000291452' }, { barcode: '4006381333931' }];
  const foods = [otherFood, tissues, {}];
  for (const code of ['036000291452', '0036000291452'])
    expect(findByBarcode(foods, code)).toEqual([tissues]);
});
