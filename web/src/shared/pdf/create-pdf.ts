import { brand } from '@forja/contract/brand';
import { jsPDF } from 'jspdf';
import type { DocumentSection, PdfDocument, PdfOptions } from './pdf-document.ts';
import { pdfMessages } from './pdf.messages.ts';
import { winAnsi } from './win-ansi.ts';

const PAGE_MM = { width: 210, height: 297 } as const;
const MARGIN_MM = 18;
const TEXT_MM = PAGE_MM.width - 2 * MARGIN_MM;
const BOTTOM_MM = PAGE_MM.height - 22;
const LINE_MM = 5;
const TITLE_MM = 10;
const BAR_MM = 7;
const TEXT_PT = 10;
const TITLE_PT = 13;

/** A4 pages of selectable text; a line that does not fit goes whole to the next page, and the sources have the last one. */
export async function createPdf(
  { title, subtitle, sections, sources }: PdfDocument,
  { onProgress, signal }: PdfOptions,
): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait' });
  pdf.setProperties({ title: `${title}, ${brand.name}` });
  let y = MARGIN_MM;

  const startPage = (): void => {
    pdf.addPage();
    y = MARGIN_MM;
  };
  const reserve = (height: number): void => {
    if (y + height > BOTTOM_MM) startPage();
  };
  // With one font and one width the answer is a list of lines.
  const wrap = (text: string) => pdf.splitTextToSize(winAnsi(text), TEXT_MM) as string[];

  function writeText(text: string): void {
    pdf.setFont('helvetica', 'normal').setFontSize(TEXT_PT);
    const lines = wrap(text);
    reserve(lines.length * LINE_MM);
    for (const line of lines) {
      pdf.text(line, MARGIN_MM, y + LINE_MM);
      y += LINE_MM;
    }
    y += 1;
  }

  function writeTitle(name: string): void {
    pdf.setFont('helvetica', 'bold').setFontSize(TITLE_PT);
    // The same list of lines.
    for (const line of pdf.splitTextToSize(winAnsi(name), TEXT_MM) as string[]) {
      pdf.text(line, MARGIN_MM, y + TITLE_MM - 2);
      y += TITLE_PT / 2;
    }
    y += TITLE_MM - TITLE_PT / 2;
  }

  function writeSection({ title: name, points, lines }: DocumentSection): void {
    // A title never stands alone at the foot of a page.
    reserve(TITLE_MM + BAR_MM + 3 * LINE_MM);
    if (name !== '') writeTitle(name);
    if (points !== undefined) {
      pdf.setLineWidth(0.3).rect(MARGIN_MM, y, TEXT_MM, 3);
      if (points > 0)
        pdf.setFillColor('#000000').rect(MARGIN_MM, y, (TEXT_MM * points) / 100, 3, 'F');
      y += BAR_MM - 2;
    }
    for (const line of lines) writeText(line);
  }

  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(18)
    .text(winAnsi(title), MARGIN_MM, y + 5);
  pdf.text(brand.name, PAGE_MM.width - MARGIN_MM, y + 5, { align: 'right' });
  y += 9;
  writeText(subtitle);
  for (const [index, section] of sections.entries()) {
    signal.throwIfAborted();
    writeSection(section);
    onProgress((100 * (index + 1)) / (sections.length + 1));
    // The page draws the progress, and takes a press on cancel, between two sections.
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  startPage();
  writeSection(sources);
  numberPages(pdf);
  return pdf.output('blob');
}

function numberPages(pdf: jsPDF): void {
  const pages = pdf.getNumberOfPages();
  pdf.setFont('helvetica', 'normal').setFontSize(8);
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    pdf.text(pdfMessages.page(page, pages), MARGIN_MM, PAGE_MM.height - 12);
  }
}
