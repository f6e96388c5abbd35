import { readFileSync } from 'node:fs';
import { type PdfFonts, toBinaryText } from './pdf-fonts.ts';

const read = (style: string): string =>
  toBinaryText(readFileSync(new URL(`fonts/archivo-pdf-${style}.ttf`, import.meta.url)));

export const readFonts = (): PdfFonts => ({ normal: read('regular'), bold: read('bold') });
