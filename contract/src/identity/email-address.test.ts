import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeEmail } from './email-address.ts';
import { username } from './identity-fields.ts';
import { INVISIBLE_SIGNS } from './invisible-signs.fixture.ts';

test.each(INVISIBLE_SIGNS)('a $name inside an address does not change the address', ({ sign }) => {
  for (const typed of [
    `${sign}ana@ejemplo.com.ar`,
    `a${sign}na@ejemplo.com.ar`,
    `ana${sign}@ejem${sign}plo.com.ar`,
    ` ana@ejemplo.com.ar${sign} `,
  ])
    expect(username.parse(typed)).toBe('ana@ejemplo.com.ar');
});

test.each([
  ['  ANA@Ejemplo.COM.ar ', 'ana@ejemplo.com.ar'],
  ['ana@ñandú.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  ['ana@XN--AND-6MA2C.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  ['ana@ñandu\u0301.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  ['ana@ejemplo。com。ar', 'ana@ejemplo.com.ar'],
  ['ａｎａ@ｅｊｅｍｐｌｏ.com.ar', 'ana@ejemplo.com.ar'],
  ['José@ejemplo.com.ar', 'josé@ejemplo.com.ar'],
  ['jose\u200B\u0301@ejemplo.com.ar', 'josé@ejemplo.com.ar'],
  ['ana@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
])('%s normalises to %s', (typed, address) => {
  expect(username.parse(typed)).toBe(address);
});

test.each(['ana', 'ana@ñandú', 'ana@ñandú:80.com', '@ñandú.com.ar', '\u200B'])(
  '%s is not an address',
  (typed) => {
    expect(username.safeParse(typed).success).toBe(false);
  },
);

test('a canonical address does not change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, host) => {
      const once = normalizeEmail(`${name}@${host}.com.ar`);
      expect(normalizeEmail(once)).toBe(once);
    }),
  );
});
