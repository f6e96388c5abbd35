import { brand } from '@forja/contract/brand';
import { jsPDF } from 'jspdf';
import { fitSheet, TITLE_LINES } from './fit-sheet.ts';
import type { SheetContent } from './sheet-content.ts';
import { addFonts, type PdfFonts, type TextStyle } from '../../../shared/pdf/pdf-fonts.ts';

const PAGE_MM = { width: 210, height: 297 } as const;
const MARGIN_MM = 11;
const GAP_MM = 6;
const COLUMN_MM = (PAGE_MM.width - 2 * MARGIN_MM - GAP_MM) / 2;
const BULLET_MM = 2.4;
const TOP_MM = 30;
const BOTTOM_MM = PAGE_MM.height - 19;
const LINE_MM = 3.05;
const TEXT: TextStyle = { style: 'normal', size: 7.5 };
const LINES_OF_A_COLUMN = Math.floor((BOTTOM_MM - TOP_MM) / LINE_MM);

type SheetPosition = { column: number; line: number };

/** One A4 page of selectable text. */
export function clinicianPdf(
  { title, subtitle, sections, footer }: SheetContent,
  fonts: PdfFonts,
): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  const written = addFonts(pdf, fonts);
  const wrappedTexts = new Map<string, string[]>();
  const wrapped = (text: string): string[] => {
    let lines = wrappedTexts.get(text);
    if (!lines) {
      lines = written.wrap(text, COLUMN_MM - BULLET_MM, TEXT);
      wrappedTexts.set(text, lines);
    }
    return lines;
  };
  const countLines = (text: string): number => wrapped(text).length;
  // A text that does not fit at the foot of a column goes whole to the next one, at worst with the title over it.
  const lostAtTheFoot =
    TITLE_LINES + Math.max(...sections.flatMap(({ items }) => items.map(countLines)));
  const fitted = fitSheet(sections, {
    countLines,
    capacity: 2 * LINES_OF_A_COLUMN - lostAtTheFoot,
  });

  pdf.setProperties({ title: `${title}, ${brand.name}` });
  pdf.setLanguage('es-AR');
  written.use({ style: 'bold', size: 15 });
  pdf.text(title, MARGIN_MM, 16);
  pdf.text(brand.name, PAGE_MM.width - MARGIN_MM, 16, { align: 'right' });
  written.use({ style: 'normal', size: 8.5 });
  pdf.text(subtitle, MARGIN_MM, 22);
  pdf.setLineWidth(0.6).line(MARGIN_MM, 24.5, PAGE_MM.width - MARGIN_MM, 24.5);

  let place: SheetPosition = { column: 0, line: 0 };
  const take = (lines: number): { x: number; y: number } => {
    if (place.line + lines > LINES_OF_A_COLUMN && place.column === 0)
      place = { column: 1, line: 0 };
    const { column, line } = place;
    place = { column, line: line + lines };
    return { x: MARGIN_MM + column * (COLUMN_MM + GAP_MM), y: TOP_MM + line * LINE_MM };
  };
  for (const { title: name, items } of fitted) {
    const [first = '', ...others] = items;
    // A title never stands alone at the foot of a column.
    const head = take(TITLE_LINES + countLines(first));
    written.use({ style: 'bold', size: 9 });
    pdf.text(name, head.x, head.y + LINE_MM);
    writeItem(first, { x: head.x, y: head.y + TITLE_LINES * LINE_MM });
    for (const item of others) writeItem(item, take(countLines(item)));
  }
  function writeItem(item: string, { x, y }: { x: number; y: number }): void {
    const lines = wrapped(item);
    written.use(TEXT);
    pdf.text('•', x, y);
    for (const [index, line] of lines.entries()) pdf.text(line, x + BULLET_MM, y + index * LINE_MM);
  }

  pdf.setLineWidth(0.2).line(MARGIN_MM, BOTTOM_MM + 3, PAGE_MM.width - MARGIN_MM, BOTTOM_MM + 3);
  written.use(TEXT);
  pdf.text(written.wrap(footer, PAGE_MM.width - 2 * MARGIN_MM, TEXT), MARGIN_MM, BOTTOM_MM + 7);
  return pdf;
}
