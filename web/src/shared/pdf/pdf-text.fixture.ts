const readCharacters = (file: string): Map<string, string> =>
  new Map(
    [...file.matchAll(/^<([\da-f]{4})><([\da-f]{4})>$/gm)].map(([, glyph = '', unicode = '']) => [
      glyph,
      String.fromCodePoint(Number.parseInt(unicode, 16)),
    ]),
  );

type PdfLine = { text: string; x: number; y: number; page: number };

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
