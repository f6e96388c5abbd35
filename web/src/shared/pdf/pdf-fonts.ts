import type { jsPDF } from 'jspdf';
import boldAddress from './fonts/archivo-pdf-bold.ttf?url';
import regularAddress from './fonts/archivo-pdf-regular.ttf?url';

export type FontStyle = 'normal' | 'bold';
export type PdfFonts = Readonly<Record<FontStyle, string>>;

const FAMILY = 'archivo-pdf';

export async function loadFonts(signal: AbortSignal): Promise<PdfFonts> {
  const [normal, bold] = await Promise.all([
    loadFont(regularAddress, signal),
    loadFont(boldAddress, signal),
  ]);
  return { normal, bold };
}

async function loadFont(address: string, signal: AbortSignal): Promise<string> {
  const reply = await fetch(address, { signal });
  if (!reply.ok) throw new Error('a font of the PDF is missing');
  return toBinaryText(new Uint8Array(await reply.arrayBuffer()));
}

const MOST_ARGUMENTS = 8_192;

export function toBinaryText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + MOST_ARGUMENTS));
  return text;
}

export type TextStyle = { style: FontStyle; size: number };
export type PdfText = {
  use: (textStyle: TextStyle) => void;
  measure: (text: string, textStyle: TextStyle) => number;
  wrap: (text: string, width: number, textStyle: TextStyle, indent?: number) => string[];
};

const MM_PER_POINT = 25.4 / 72;
const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

/** Disables jsPDF's ligature and right-to-left passes, a fifth of the time. */
function writeOnlyFromLeft({ internal: { events } }: jsPDF): void {
  const { preProcessText = {}, postProcessText = {} } = events.getTopics();
  // Encoding comes last; the passes before it reorder characters.
  const ordering = Object.keys(postProcessText).slice(0, -1);
  for (const token of [...Object.keys(preProcessText), ...ordering]) events.unsubscribe(token);
}

export function addFonts(pdf: jsPDF, fonts: PdfFonts): PdfText {
  writeOnlyFromLeft(pdf);
  const styles: readonly FontStyle[] = ['normal', 'bold'];
  for (const style of styles) {
    pdf.addFileToVFS(`${style}.ttf`, fonts[style]);
    pdf.addFont(`${style}.ttf`, FAMILY, style);
  }
  const widths = { normal: new Map<string, number>(), bold: new Map<string, number>() };

  function measureCharacter(character: string, style: FontStyle): number {
    let width = widths[style].get(character);
    if (width === undefined) {
      pdf.setFont(FAMILY, style);
      width = pdf.getStringUnitWidth(character);
      widths[style].set(character, width);
    }
    return width;
  }

  function measure(text: string, { style, size }: TextStyle): number {
    let width = 0;
    for (const character of text) width += measureCharacter(character, style);
    return width * size * MM_PER_POINT;
  }

  function wrap(text: string, width: number, textStyle: TextStyle, indent = 0): string[] {
    const lines: string[] = [];
    const space = measure(' ', textStyle);
    let line = '';
    let lineWidth = 0;
    for (const word of tidy(text)
      .split(' ')
      .flatMap((each) => breakWord(each, width - indent, textStyle))) {
      const wordWidth = measure(word, textStyle);
      const longerWidth = line === '' ? wordWidth : lineWidth + space + wordWidth;
      if (line !== '' && longerWidth > width - (lines.length > 0 ? indent : 0)) {
        lines.push(line);
        line = word;
        lineWidth = wordWidth;
      } else {
        line = line === '' ? word : `${line} ${word}`;
        lineWidth = longerWidth;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  function breakWord(word: string, width: number, textStyle: TextStyle): string[] {
    if (measure(word, textStyle) <= width) return [word];
    const parts: string[] = [''];
    for (const character of word) {
      const longer = `${parts.at(-1) ?? ''}${character}`;
      if (measure(longer, textStyle) > width) parts.push(character);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  return {
    use: ({ style, size }) => pdf.setFont(FAMILY, style).setFontSize(size),
    measure,
    wrap,
  };
}
