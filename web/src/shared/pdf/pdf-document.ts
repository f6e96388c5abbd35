export type HeadingLevel = 1 | 2 | 3;
export type DocumentSection = {
  title: string;
  level?: HeadingLevel;
  points?: number;
  lines: readonly string[];
  charts?: readonly Element[];
};
export type PdfDocument = {
  title: string;
  subtitle: string;
  sections: readonly DocumentSection[];
  sources: DocumentSection;
  jpegQuality?: number;
};

export type PdfOptions = {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

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
