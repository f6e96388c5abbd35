import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { readFonts } from './pdf-fonts.fixture.ts';
import { addFonts, type TextStyle } from './pdf-fonts.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const textStyle: TextStyle = { style: 'normal', size: 8 };
/** Other spaces become a space, and accents are composed. */
const NOT_DRAWN = /[\n\r\t\u00a0\u2009\u202f\p{M}]/u;

const listCharacters = (style: string): Set<number> => {
  const font = openSync(fileURLToPath(new URL(`fonts/archivo-pdf-${style}.ttf`, import.meta.url)));
  return new Set('characterSet' in font ? font.characterSet : []);
};

test.each(['regular', 'bold'])(
  'the %s font of the PDF has every character of the texts of the product',
  (style) => {
    const known = listCharacters(style);
    const missing = new Map<string, string>();
    for (const file of globSync(['domain/src/**/*.data.ts', 'web/src/**/*.messages.ts'], {
      cwd: ROOT,
    }))
      for (const character of readFileSync(`${ROOT}/${file}`, 'utf8').normalize('NFC'))
        if (!NOT_DRAWN.test(character) && !known.has(character.codePointAt(0) ?? 0))
          missing.set(character, file);
    expect([...missing]).toEqual([]);
  },
);

test('a wrapped text is complete and within its width, even with long words', () => {
  const text = addFonts(new jsPDF({ unit: 'mm' }), readFonts());
  const words = `Proteína ≥ 1,6 g y <= ${'https://doi.org/10.1093/ajcn/'.repeat(6)} según α y ½`;
  const lines = text.wrap(words, 50, textStyle);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(text.measure(line, textStyle)).toBeLessThanOrEqual(50);
  expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
});
