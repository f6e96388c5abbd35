import { brand } from '@forja/contract/brand';
import { jsPDF } from 'jspdf';
import { giveWay } from '../lazy/give-way.ts';
import type { Drawing } from './draw-charts.ts';
import type { DocumentSection, PdfDocument, PdfOptions } from './pdf-document.ts';
import { addFonts, type PdfFonts, type TextStyle } from './pdf-fonts.ts';
import { pdfMessages } from './pdf.messages.ts';

const PAGE_MM = { width: 210, height: 297 } as const;
const MARGIN_MM = 14;
const GAP_MM = 8;
const COLUMN_MM = (PAGE_MM.width - 2 * MARGIN_MM - GAP_MM) / 2;
const WIDTH_MM = PAGE_MM.width - 2 * MARGIN_MM;
const COVER_MM = 40;
const TOP_MM = 20;
const BOTTOM_MM = PAGE_MM.height - 17;
const LINE_MM = 3.6;
/** Indents continued lines. Readers of the file would take two adjacent texts for a table row. */
const INDENT_MM = 2.5;
const CELL_GAP_MM = 2;
const ROOM_OF_FIGURES = { two: 0.62, many: 0.7 } as const;
const TOGETHER_LINES = 8;
const TURN_MS = 12;

const INK = '#0a1b15';
const SOFT_INK = '#3a4d44';
const RULE = '#bacdc5';
const GREEN = '#175c42';
const DEEP_GREEN = '#185b4a';
const ON_GREEN = '#f6fcf8';
const EMBER = '#fc762f';
const PALE = '#d4eae1';

const TEXT: TextStyle = { style: 'normal', size: 8 };
const FIGURE: TextStyle = { style: 'bold', size: 8 };
const SMALL: TextStyle = { style: 'normal', size: 7 };
const BADGES: TextStyle = { style: 'normal', size: 5.5 };
const TITLE: TextStyle = { style: 'bold', size: 22 };
const HEADINGS = {
  1: { textStyle: { style: 'bold', size: 12 }, before: 4, height: 8 },
  2: { textStyle: { style: 'bold', size: 10 }, before: 2.5, height: 5 },
  3: { textStyle: { style: 'bold', size: 8.5 }, before: 1.5, height: 4 },
} as const satisfies Record<number, { textStyle: TextStyle; before: number; height: number }>;

type Options = PdfOptions & {
  fonts: PdfFonts;
  drawings?: AsyncIterator<Drawing>;
};

export async function createPdf(content: PdfDocument, options: Options): Promise<Blob> {
  const { title, subtitle, sections, sources } = content;
  const { onProgress, signal, fonts, drawings } = options;
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait' });
  pdf.setProperties({ title: `${title}, ${brand.name}`, creator: brand.name });
  pdf.setLanguage('es-AR');
  const text = addFonts(pdf, fonts);
  let top = COVER_MM + 6;
  let column = 0;
  let y = top;

  function startPage(): void {
    pdf.addPage();
    top = TOP_MM;
    column = 0;
    y = top;
  }
  function startColumn(): void {
    if (column === 1) startPage();
    else {
      column = 1;
      y = top;
    }
  }
  const reserve = (height: number): void => {
    if (y + height > BOTTOM_MM) startColumn();
  };
  const getLeft = (): number => MARGIN_MM + column * (COLUMN_MM + GAP_MM);

  function writeCover(): void {
    pdf.setFillColor(DEEP_GREEN).rect(0, 0, PAGE_MM.width, COVER_MM, 'F');
    pdf.setFillColor(EMBER).rect(0, COVER_MM, PAGE_MM.width, 1.4, 'F');
    text.use({ style: 'bold', size: 11 });
    pdf.setTextColor(ON_GREEN).text(brand.name, MARGIN_MM, 13);
    text.use(TITLE);
    for (const [index, line] of text.wrap(title, WIDTH_MM, TITLE).slice(0, 1).entries())
      pdf.text(line, MARGIN_MM, 24 + index * 9);
    text.use({ style: 'normal', size: 9 });
    pdf.text(text.wrap(subtitle, WIDTH_MM, { style: 'normal', size: 9 }), MARGIN_MM, 31);
  }

  function writeLines(lines: readonly string[], textStyle: TextStyle): void {
    if (lines.length <= TOGETHER_LINES) reserve(lines.length * LINE_MM);
    for (const [index, line] of lines.entries()) {
      reserve(LINE_MM);
      text.use(textStyle);
      const left = getLeft() + (index > 0 ? INDENT_MM : 0);
      pdf.setTextColor(INK).text(line, left, y + LINE_MM - 0.9);
      y += LINE_MM;
    }
  }

  function writeLine(line: string, textStyle: TextStyle): void {
    const cells = line.split(' · ');
    if (!writeRow(cells)) writeLines(text.wrap(line, COLUMN_MM, textStyle, INDENT_MM), textStyle);
  }

  function writeRow([first = '', ...others]: readonly string[]): boolean {
    if (others.length === 0) return false;
    const room =
      others.length === 1
        ? COLUMN_MM / 2
        : (COLUMN_MM * ROOM_OF_FIGURES[others.length > 2 ? 'many' : 'two']) / others.length;
    const cells = others.map(splitBadges);
    const widths = cells.map(
      ({ figure, badges }) => text.measure(figure, FIGURE) + text.measure(badges, BADGES),
    );
    const roomOfFirst =
      others.length === 1 ? COLUMN_MM - (widths[0] ?? 0) : COLUMN_MM - room * others.length;
    if (others.length > 1 && widths.some((width) => width > room - CELL_GAP_MM)) return false;
    if (text.measure(first, TEXT) > roomOfFirst - CELL_GAP_MM) return false;
    reserve(LINE_MM + 0.9);
    text.use(TEXT);
    pdf.setTextColor(INK).text(first, getLeft(), y + LINE_MM - 0.9);
    for (const [index, { figure, badges }] of cells.entries()) {
      const right = getLeft() + COLUMN_MM - room * (others.length - 1 - index);
      text.use(FIGURE);
      pdf.text(figure, right - (widths[index] ?? 0), y + LINE_MM - 0.9);
      if (badges === '') continue;
      text.use(BADGES);
      pdf.setTextColor(SOFT_INK);
      pdf.text(badges, right - text.measure(badges, BADGES), y + LINE_MM - 0.9);
      pdf.setTextColor(INK);
    }
    y += LINE_MM + 0.5;
    pdf.setDrawColor(RULE).setLineWidth(0.1);
    pdf.line(getLeft(), y - 0.3, getLeft() + COLUMN_MM, y - 0.3);
    y += 0.4;
    return true;
  }

  function writeHeading(name: string, level: 1 | 2 | 3, rest: number): void {
    const { textStyle, before, height } = HEADINGS[level];
    const lines = text.wrap(name, COLUMN_MM - (level === 1 ? 6 : 0), textStyle);
    reserve(before + lines.length * height + rest);
    if (y > top) y += before;
    if (level === 1) {
      const barHeight = lines.length * 5 + 3;
      pdf.setFillColor(GREEN).rect(getLeft(), y, COLUMN_MM, barHeight, 'F');
      pdf.setFillColor(EMBER).rect(getLeft(), y, 1.4, barHeight, 'F');
    }
    text.use(textStyle);
    pdf.setTextColor(level === 1 ? ON_GREEN : level === 2 ? GREEN : INK);
    for (const line of lines) {
      pdf.text(line, getLeft() + (level === 1 ? 4 : 0), y + (level === 1 ? 5.6 : height - 1.2));
      y += level === 1 ? 5 : height;
    }
    y += level === 1 ? 4.5 : 0.4;
  }

  function writeSection(
    section: DocumentSection,
    textStyle: TextStyle,
    pictures: readonly Drawing[] = [],
  ): void {
    const { title: name, level = 2, points, lines } = section;
    const [firstPicture] = pictures;
    const bar = points === undefined ? 0 : 6;
    const rest = firstPicture ? measureHeight(firstPicture) : 3 * LINE_MM;
    if (name !== '') writeHeading(name, level, bar + rest);
    if (points !== undefined) {
      pdf.setFillColor(PALE).rect(getLeft(), y + 0.5, COLUMN_MM, 3, 'F');
      if (points > 0)
        pdf.setFillColor(GREEN).rect(getLeft(), y + 0.5, (COLUMN_MM * points) / 100, 3, 'F');
      y += bar;
    }
    for (const picture of pictures) addDrawing(picture);
    for (const line of lines) writeLine(line, textStyle);
  }

  function addDrawing(drawing: Drawing): void {
    const height = measureHeight(drawing);
    reserve(height);
    pdf.addImage(drawing.jpeg, 'JPEG', getLeft(), y, COLUMN_MM, height - 2, undefined, 'NONE');
    y += height;
  }

  function measureHeight({ width, height }: Drawing): number {
    return (COLUMN_MM * height) / width + 2;
  }

  async function awaitDrawings({ charts = [] }: DocumentSection): Promise<Drawing[]> {
    const finished: Drawing[] = [];
    for (const _ of charts) {
      const next = await drawings?.next();
      if (next && !next.done) finished.push(next.value);
    }
    return finished;
  }

  writeCover();
  let turnStart = performance.now();
  for (const [index, section] of sections.entries()) {
    signal.throwIfAborted();
    writeSection(section, TEXT, await awaitDrawings(section));
    if (performance.now() - turnStart < TURN_MS) continue;
    onProgress((100 * (index + 1)) / (sections.length + 1));
    await giveWay();
    turnStart = performance.now();
  }
  signal.throwIfAborted();
  onProgress(99);
  writeSection({ ...sources, level: 1 }, SMALL);
  await giveWay();
  signal.throwIfAborted();

  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    pdf.setDrawColor(RULE).setLineWidth(0.2);
    pdf.line(MARGIN_MM, PAGE_MM.height - 12.5, PAGE_MM.width - MARGIN_MM, PAGE_MM.height - 12.5);
    text.use(SMALL);
    pdf.setTextColor(SOFT_INK).text(pdfMessages.page(page, pages), MARGIN_MM, PAGE_MM.height - 8.5);
    if (page === 1) continue;
    pdf.text(title, MARGIN_MM, 12);
    pdf.line(MARGIN_MM, 14, PAGE_MM.width - MARGIN_MM, 14);
    text.use({ style: 'bold', size: 8 });
    pdf.setTextColor(GREEN);
    pdf.text(brand.name, PAGE_MM.width - MARGIN_MM, 12, { align: 'right' });
  }
  return pdf.output('blob');
}

function splitBadges(cell: string): { figure: string; badges: string } {
  const badges = /(?: \[[^\]]+\])+$/.exec(cell)?.[0] ?? '';
  return { figure: cell.slice(0, cell.length - badges.length), badges };
}
