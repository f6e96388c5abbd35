import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeCell, unescapeCell } from './inert-cell.ts';

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUMA(1)',
  '\t=1',
  '\ta',
  '\ra',
  '\na',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠SUMA(1)',
  ' =1',
  '  \u00A0=1',
  '"=1',
  '""=1',
  "'=1",
  ';=1',
  ',=1',
  '|=1',
  '; "=cmd|calc',
  '-5,2+1',
  '- 5',
  '\u200B=1',
  '\u2060\u202E=1',
  '\uFE0F+1',
  '\u0000=1',
  '\u0085@1',
  '«=1',
  '‚=1',
  '＂=1',
  '＇=1',
  '−1',
])('%j is escaped as text', (text) => {
  expect(escapeCell(text)).toBe(`'${text}`);
});

test.each([
  '',
  'a',
  '-5,2',
  '-1.234,56',
  '-1',
  '5',
  '5,2',
  'uno = dos',
  'a@b.com',
  '"hola"',
  "d'Or",
  '…',
])('%j is unchanged', (text) => {
  expect(escapeCell(text)).toBe(text);
});

const piece = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  ' ',
  '\t',
  '\n',
  "'",
  '"',
  ';',
  ',',
  '5',
  'a',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string(),
);

test('an escaped cell is restored on reading', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(unescapeCell(escapeCell(each))).toBe(each);
    }),
  );
});

test('a non-numeric cell never begins as a formula, even after trimming', () => {
  fc.assert(
    fc.property(text, (each) => {
      const cell = escapeCell(each);
      if (/^-\d+(?:[.,]\d+)*$/.test(cell)) return;
      expect(cell).not.toMatch(/^[\s"`;,|]*[=+\-@＝＋]/u);
    }),
  );
});
