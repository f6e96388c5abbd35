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
/** Font sizes in pt, largest first: the first one without omissions is used. */
const SMALLEST = 7.5;
const SIZES = [10, 9, 8.25, SMALLEST] as const;
const LINE_MM_PER_POINT = 3.05 / 7.5;
const FOOTER: TextStyle = { style: 'normal', size: 7.5 };

type SheetPosition = { column: number; line: number };

export function clinicianPdf(
  { title, subtitle, sections, footer }: SheetContent,
  fonts: PdfFonts,
): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  const pdfText = addFonts(pdf, fonts);
  const { fitted, size, lineMm, linesOfColumn, wrapped } = chooseLayout(sections, pdfText);
  const text: TextStyle = { style: 'normal', size };

  pdf.setProperties({ title: `${title}, ${brand.name}` });
  pdf.setLanguage('es-AR');
  pdfText.use({ style: 'bold', size: 15 });
  pdf.text(title, MARGIN_MM, 16);
  pdf.text(brand.name, PAGE_MM.width - MARGIN_MM, 16, { align: 'right' });
  pdfText.use({ style: 'normal', size: 8.5 });
  pdf.text(subtitle, MARGIN_MM, 22);
  pdf.setLineWidth(0.6).line(MARGIN_MM, 24.5, PAGE_MM.width - MARGIN_MM, 24.5);

  let place: SheetPosition = { column: 0, line: 0 };
  const take = (lines: number): { x: number; y: number } => {
    if (place.line + lines > linesOfColumn && place.column === 0) place = { column: 1, line: 0 };
    const { column, line } = place;
    place = { column, line: line + lines };
    return { x: MARGIN_MM + column * (COLUMN_MM + GAP_MM), y: TOP_MM + line * lineMm };
  };
  for (const { title: name, items } of fitted) {
    const [first = '', ...others] = items;
    // A title never stands alone at the foot of a column.
    const head = take(TITLE_LINES + wrapped(first).length);
    pdfText.use(fitTitle(name));
    pdf.text(name, head.x, head.y + lineMm);
    writeItem(first, { x: head.x, y: head.y + TITLE_LINES * lineMm });
    for (const item of others) writeItem(item, take(wrapped(item).length));
  }
  /** Shrinks a title to fit one line. */
  function fitTitle(name: string): TextStyle {
    const title = { style: 'bold', size: size * 1.2 } as const;
    const width = pdfText.measure(name, title);
    return width <= COLUMN_MM ? title : { ...title, size: (title.size * COLUMN_MM) / width };
  }
  function writeItem(item: string, { x, y }: { x: number; y: number }): void {
    const lines = wrapped(item);
    pdfText.use(text);
    pdf.text('•', x, y);
    for (const [index, line] of lines.entries()) pdf.text(line, x + BULLET_MM, y + index * lineMm);
  }

  pdf.setLineWidth(0.2).line(MARGIN_MM, BOTTOM_MM + 3, PAGE_MM.width - MARGIN_MM, BOTTOM_MM + 3);
  pdfText.use(FOOTER);
  // One text per line, because readers of the file treat each as a line.
  for (const [at, line] of pdfText.wrap(footer, PAGE_MM.width - 2 * MARGIN_MM, FOOTER).entries())
    pdf.text(line, MARGIN_MM, BOTTOM_MM + 7 + at * FOOTER.size * LINE_MM_PER_POINT);
  return pdf;
}

/** The largest font size that fits in two balanced columns. */
function chooseLayout(sections: SheetContent['sections'], pdfText: ReturnType<typeof addFonts>) {
  for (const size of SIZES) {
    const lineMm = size * LINE_MM_PER_POINT;
    const mostLines = Math.floor((BOTTOM_MM - TOP_MM) / lineMm);
    const wrappedTexts = new Map<string, string[]>();
    const wrapped = (text: string): string[] => {
      const cached = wrappedTexts.get(text);
      if (cached) return cached;
      const lines = pdfText.wrap(text, COLUMN_MM - BULLET_MM, { style: 'normal', size });
      wrappedTexts.set(text, lines);
      return lines;
    };
    const countLines = (text: string): number => wrapped(text).length;
    // A text is not split between columns, at worst with its title.
    const lostAtTheFoot =
      TITLE_LINES + Math.max(...sections.flatMap(({ items }) => items.map(countLines)));
    const capacity = 2 * mostLines - lostAtTheFoot;
    if (size !== SMALLEST && countAll(sections, countLines) > capacity) continue;
    const fitted = fitSheet(sections, { countLines, capacity });
    const half = Math.ceil((countAll(fitted, countLines) + lostAtTheFoot) / 2);
    return { fitted, size, lineMm, linesOfColumn: Math.min(mostLines, half), wrapped };
  }
  throw new Error('no font size fits the sheet');
}

const countAll = (sections: SheetContent['sections'], countLines: (text: string) => number) =>
  sections.reduce(
    (lines, { items }) =>
      lines + TITLE_LINES + items.reduce((sum, item) => sum + countLines(item), 0),
    0,
  );
