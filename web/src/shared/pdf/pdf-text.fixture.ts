/** What the characters of the fonts of a PDF are, by their number in the file; both fonts number them alike. */
const readCharacters = (file: string): Map<string, string> =>
  new Map(
    [...file.matchAll(/^<([\da-f]{4})><([\da-f]{4})>$/gm)].map(([, glyph = '', unicode = '']) => [
      glyph,
      String.fromCodePoint(Number.parseInt(unicode, 16)),
    ]),
  );

/** A line, how many points from the left and from below it is, and on which page, from 1. */
type PdfLine = { text: string; x: number; y: number; page: number };

/** The lines of text of a PDF whose pages are not compressed, in the order in which they are written. */
export function readPdfLines(file: string): PdfLine[] {
  const characters = readCharacters(file);
  const pages = file.split(/\bendstream\b/).filter((part) => part.includes(' Td\n<'));
  return pages.flatMap((page, index) =>
    [...page.matchAll(/([\d.]+) ([\d.]+) Td\n?<([\da-f]+)> Tj/g)].map(
      ([, x = '', y = '', glyphs = '']) => ({
        text: (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph) ?? '?').join(''),
        x: Number(x),
        y: Number(y),
        page: index + 1,
      }),
    ),
  );
}
