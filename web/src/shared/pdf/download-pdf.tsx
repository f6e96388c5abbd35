import { useRef, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { iconDownload } from '../../design/icon-paths.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import { drawWholePage } from '../../design/layout/use-is-printing.ts';
import { saveFile } from '../save-file.ts';
import { createHtml, type PdfDocument, type PdfOptions } from './pdf-document.ts';
import { pdfMessages as texts } from './pdf.messages.ts';

const STEP_PERCENT = 10;

type Outcome = 'html' | 'failed' | undefined;

type MakePdf = (content: PdfDocument, options: PdfOptions) => Promise<Blob>;

type DownloadPdfProps = {
  fileName: string;
  read: (signal: AbortSignal) => PdfDocument | Promise<PdfDocument>;
  drawsWholePage?: boolean;
  make?: MakePdf;
  variant?: 'primary' | undefined;
};

function prepareTextPages(signal: AbortSignal): MakePdf {
  const loading = Promise.all([
    import('./create-pdf.ts'),
    import('./draw-charts.ts'),
    import('./pdf-fonts.ts').then(({ loadFonts }) => loadFonts(signal)),
  ]);
  loading.catch(() => undefined);
  return async (content, options) => {
    const [{ createPdf }, { drawCharts }, fonts] = await loading;
    const { sections, jpegQuality = 1 } = content;
    const charts = sections.flatMap((section) => section.charts ?? []);
    const drawings = drawCharts(charts, jpegQuality, options.signal);
    return createPdf(content, { ...options, fonts, drawings });
  };
}

export function DownloadPdf({
  fileName,
  read,
  drawsWholePage = false,
  make,
  variant,
}: DownloadPdfProps) {
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const making = useRef<AbortController>(undefined);

  async function download(): Promise<void> {
    const controller = new AbortController();
    making.current = controller;
    setOutcome(undefined);
    setProgress(0);
    const { signal } = controller;
    const restore = drawsWholePage ? drawWholePage() : undefined;
    let content: PdfDocument | undefined;
    try {
      const makePages = make ?? prepareTextPages(signal);
      content = await read(signal);
      const onProgress = (percent: number) =>
        setProgress(STEP_PERCENT * Math.floor(percent / STEP_PERCENT));
      const pdf = await makePages(content, { onProgress, signal });
      saveFile(pdf, `${fileName}.pdf`);
    } catch {
      if (!signal.aborted) setOutcome(saveAsHtml(content, fileName));
    }
    setProgress(undefined);
    restore?.();
  }

  return (
    <div className={frameStyles.stack} data-off-paper>
      {outcome ? (
        <Alert
          announce
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
