import { type Font, openSync } from 'fontkit';

export function readFont(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} has several typefaces`);
  return font;
}

export type TextRoom = {
  sizes: readonly number[];
  width: number;
  mostLines: number;
};
export type FittedText = { size: number; lines: string[] };

/**
 * Sets the text at the first size that fits. A text that fits at no size stops the build, so that
 * none is cut unseen.
 */
export function fitText(
  font: Font,
  text: string,
  { sizes, width, mostLines }: TextRoom,
): FittedText {
  const fitted = sizes
    .map((size): FittedText => ({ size, lines: breakLines(font, text, { size, width }) }))
    .find(
      ({ size, lines }) =>
        lines.length <= mostLines && lines.every((line) => measureText(font, line, size) <= width),
    );
  if (!fitted) throw new Error(`the picture is too small for "${text}"`);
  return fitted;
}

const BALANCE_STEP = 20;

/** Breaks the lines again to similar lengths, so that no word stands alone. */
export function balanceText(font: Font, text: string, fitted: FittedText): FittedText {
  const { size } = fitted;
  let { lines } = fitted;
  const longest = Math.max(...lines.map((line) => measureText(font, line, size)));
  for (let width = longest - BALANCE_STEP; width > 0; width -= BALANCE_STEP) {
    const narrower = breakLines(font, text, { size, width });
    const fits = narrower.every((line) => measureText(font, line, size) <= width);
    if (narrower.length > lines.length || !fits) break;
    lines = narrower;
  }
  return { size, lines };
}

export const measureText = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

function breakLines(font: Font, text: string, room: { size: number; width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(font, longer, room.size) <= room.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function outlineText(
  font: Font,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = advance;
    advance += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
