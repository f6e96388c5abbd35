export type HeadingLevel = 1 | 2 | 3;
export type DocumentSection = {
  title: string;
  /** 1 is a part of the page, 3 a detail. */
  level?: HeadingLevel;
  /** From 0 to 100, drawn as a bar. */
  points?: number;
  lines: readonly string[];
  /** Copies of the charts, drawn over the lines that say the same. */
  charts?: readonly Element[];
};
/** What a page says, for a file: the same texts and figures, in reading order. */
export type PdfDocument = {
  title: string;
  subtitle: string;
  sections: readonly DocumentSection[];
  sources: DocumentSection;
  /** Of the pictures, from 0 to 1. */
  jpegQuality?: number;
};

export type PdfOptions = {
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** The same as a page that any browser opens and prints. */
export function createHtml({ title, subtitle, sections, sources }: PdfDocument): Blob {
  const body = [...sections, sources]
    .map(
      (section) =>
        `${section.title === '' ? '' : `<h2>${escapeHtml(section.title)}</h2>`}<ul>${section.lines
          .map((line) => `<li>${escapeHtml(line)}</li>`)
          .join('')}</ul>`,
    )
    .join('');
  const html = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p>${body}</html>`;
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
