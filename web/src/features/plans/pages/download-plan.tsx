import type { RefObject } from 'react';
import { DownloadPdf } from '../../../shared/pdf/download-pdf.tsx';
import type { PdfDocument } from '../../../shared/pdf/pdf-document.ts';
import { readPage, waitUntilDrawn } from '../../../shared/pdf/read-page.ts';
import { pagesMessages } from './pages.messages.ts';

const { downloadPlan: messages, planPage } = pagesMessages;
const SOURCES = '#fuentes';
const JPEG_QUALITY = 0.95;

export const DownloadPlan = ({ page }: { page: RefObject<HTMLElement | null> }) => (
  <DownloadPdf
    fileName={messages.fileName}
    drawsWholePage
    read={(signal) => readPlan(page.current, signal)}
  />
);

async function readPlan(page: HTMLElement | null, signal: AbortSignal): Promise<PdfDocument> {
  if (page === null) throw new Error('the page has no plan');
  await waitUntilDrawn(page, signal);
  const [header, ...sections] = await readPage(page, { signal, leftOut: SOURCES });
  const sources = page.querySelector(SOURCES);
  return {
    title: header?.title ?? planPage.title,
    subtitle: header?.lines.join(' ') ?? '',
    sections: withoutEmptyEnd(sections),
    sources: joinSections(sources ? await readPage(sources, { signal }) : []),
    jpegQuality: JPEG_QUALITY,
  };
}

/** Sources have no lines in the file: their lines are at its end. */
const withoutEmptyEnd = (sections: PdfDocument['sections']): PdfDocument['sections'] =>
  sections.slice(0, sections.findLastIndex(({ lines }) => lines.length > 0) + 1);

const joinSections = (sections: PdfDocument['sections']): PdfDocument['sources'] => ({
  title: sections[0]?.title ?? '',
  lines: sections.flatMap(({ title, lines }, index) => (index === 0 ? lines : [title, ...lines])),
});
