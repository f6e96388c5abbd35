/** What the characters of the fonts of a PDF are, by their number in the file; both fonts number them alike. */
const readCharacters = (file: string): Map<string, string> =>
  new Map(
    [...file.matchAll(/^<([\da-f]{4})><([\da-f]{4})>$/gm)].map(([, glyph = '', unicode = '']) => [
      glyph,
      String.fromCodePoint(Number.parseInt(unicode, 16)),
    ]),
  );

/** The lines of text of a PDF whose pages are not compressed, and how many points from below each is. */
export function readPdfLines(file: string): { y: number; text: string }[] {
  const characters = readCharacters(file);
  return [...file.matchAll(/([\d.]+) Td\n?<([\da-f]+)> Tj/g)].map(([, y = '', glyphs = '']) => ({
    y: Number(y),
    text: (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph) ?? '?').join(''),
  }));
}
