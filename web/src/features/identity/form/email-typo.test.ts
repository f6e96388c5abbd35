import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailTypo, isOneEditAway } from './email-typo.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.ar', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@hotmial.es', 'ana@hotmail.es'],
  ['ana@hotmail.cm', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahooo.com.ar', 'ana@yahoo.com.ar'],
  ['ana@yahoo.con.ar', 'ana@yahoo.com.ar'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@outllok.com', 'ana@outlook.com'],
  ['  Ana.Paz+gym@GMIAL.com ', 'ana.paz+gym@gmail.com'],
])('%s suggests %s', (typed, suggestion) => {
  expect(emailTypo(typed)).toBe(suggestion);
});

test.each([
  'ana@gmail.com',
  'ana@hotmail.com.ar',
  'ana@yahoo.com.br',
  'ana@yahoo.co.uk',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@email.com',
  'ana@live.com',
  'ana@ejemplo.com.ar',
  'ana@gmal.io',
  'ana@',
  'ana@gmial',
  'ana',
  '',
  '@gmial.com',
  'ana@gmial.com@otro',
  'ana paz@gmial.com',
])('%s suggests nothing', (typed) => {
  expect(emailTypo(typed)).toBeUndefined();
});

test('no prefix of a right address is corrected', () => {
  for (const address of [
    'ana@gmail.com',
    'ana@hotmail.com',
    'ana@yahoo.com.ar',
    'ana@outlook.com',
    'ana@icloud.com',
  ])
    for (let length = 0; length <= address.length; length += 1)
      expect(
        emailTypo(address.slice(0, length), { isTyping: true }),
        address.slice(0, length),
      ).toBeUndefined();
  expect(emailTypo('ana@gmial.com', { isTyping: true })).toBe('ana@gmail.com');
});

test('a suggestion needs no further correction', () => {
  const names = fc.constantFrom(
    'gmail',
    'gmial',
    'hotmial',
    'hotmail',
    'yaho',
    'outlok',
    'iclod',
    'fibertl',
    'otro',
  );
  const endings = fc.constantFrom('com', 'con', 'com.ar', 'co', 'es', 'cm', 'net', 'com.br');
  fc.assert(
    fc.property(names, endings, (name, ending) => {
      const suggestion = emailTypo(`ana@${name}.${ending}`);
      if (suggestion !== undefined) expect(emailTypo(suggestion)).toBeUndefined();
    }),
  );
});

test('a typo is one edit, symmetric, and never the same word', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 8 }),
      fc.nat(8),
      fc.string({ minLength: 1, maxLength: 1 }),
      (word, at, letter) => {
        const place = Math.min(at, word.length);
        const longer = word.slice(0, place) + letter + word.slice(place);
        expect(isOneEditAway(longer, word)).toBe(true);
        expect(isOneEditAway(word, longer)).toBe(true);
        expect(isOneEditAway(word, word)).toBe(false);
      },
    ),
  );
});
