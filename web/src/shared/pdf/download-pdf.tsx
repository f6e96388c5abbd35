import { useRef, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { iconDownload } from '../../design/icon-paths.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import { saveFile } from '../save-file.ts';
import { createHtml, type PdfDocument, type PdfOptions } from './pdf-document.ts';
import { pdfMessages as texts } from './pdf.messages.ts';

type Outcome = 'html' | 'failed' | undefined;

type DownloadPdfProps = {
  /** Without what comes after its point. */
  fileName: string;
  read: (signal: AbortSignal) => PdfDocument | Promise<PdfDocument>;
  /** Another layout than one text under the other. */
  make?: (content: PdfDocument, options: PdfOptions) => Promise<Blob>;
  variant?: 'primary' | undefined;
};

async function makeTextPages(content: PdfDocument, options: PdfOptions): Promise<Blob> {
  const [{ createPdf }, { loadFonts }] = await Promise.all([
    import('./create-pdf.ts'),
    import('./pdf-fonts.ts'),
  ]);
  const { sections, jpegQuality = 1 } = content;
  const charts = sections.flatMap((section) => section.charts ?? []);
  const fonts = await loadFonts(options.signal);
  if (charts.length === 0) return createPdf(content, { ...options, fonts });
  const { drawCharts } = await import('./draw-charts.ts');
  const drawings = await drawCharts(charts, jpegQuality, options.signal);
  return createPdf(content, { ...options, fonts, drawings });
}

/** What a page says as a PDF made on the device; as another page when that fails. */
export function DownloadPdf({ fileName, read, make = makeTextPages, variant }: DownloadPdfProps) {
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const making = useRef<AbortController>(undefined);

  async function download(): Promise<void> {
    const controller = new AbortController();
    making.current = controller;
    setOutcome(undefined);
    setProgress(0);
    const { signal } = controller;
    let content: PdfDocument | undefined;
    try {
      content = await read(signal);
      const pdf = await make(content, { onProgress: setProgress, signal });
      saveFile(pdf, `${fileName}.pdf`);
    } catch {
      if (!signal.aborted) setOutcome(saveAsHtml(content, fileName));
    }
    setProgress(undefined);
  }

  return (
    <div className={frameStyles.stack} data-off-paper>
      {outcome ? (
        <Alert
          kind={outcome === 'html' ? 'warning' : 'error'}
          title={outcome === 'html' ? texts.asHtml : texts.failed}
        />
      ) : null}
      {progress === undefined ? (
        <Button variant={variant} icon={iconDownload} onClick={() => void download()}>
          {texts.download}
        </Button>
      ) : (
        <>
          <Progress value={progress} label={texts.making} showLabel />
          <Button onClick={() => making.current?.abort()}>{texts.cancel}</Button>
        </>
      )}
    </div>
  );
}

function saveAsHtml(content: PdfDocument | undefined, fileName: string): Outcome {
  if (content === undefined) return 'failed';
  try {
    saveFile(createHtml(content), `${fileName}.html`);
    return 'html';
  } catch {
    return 'failed';
  }
}
