import type { Answers } from '@forja/domain/evaluation/evaluate';
import { useRef, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { iconDownload } from '../../design/icon-paths.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import { localDay } from '../../shared/local-day.ts';
import { saveFile } from '../../shared/save-file.ts';
import { createDocument, createHtml } from './evaluation-document.ts';
import { evaluationMessages } from './evaluation.messages.ts';

const { file: texts } = evaluationMessages;
const FILE_NAME = 'forja-evaluacion-integral';

type Outcome = 'html' | 'failed' | undefined;

/** The result as a PDF made on the device; as a page when that fails. */
export function DownloadEvaluation({ answers }: { answers: Answers }) {
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const making = useRef<AbortController>(undefined);

  async function download(): Promise<void> {
    const controller = new AbortController();
    making.current = controller;
    setOutcome(undefined);
    setProgress(0);
    const content = createDocument(answers, localDay(new Date()));
    try {
      const { createPdf } = await import('./evaluation-pdf.ts');
      const pdf = await createPdf(content, { onProgress: setProgress, signal: controller.signal });
      saveFile(pdf, `${FILE_NAME}.pdf`);
    } catch {
      if (!controller.signal.aborted) setOutcome(saveAsHtml(content));
    }
    setProgress(undefined);
  }

  return (
    <div className={frameStyles.stack}>
      {outcome ? (
        <Alert
          kind={outcome === 'html' ? 'warning' : 'error'}
          title={outcome === 'html' ? texts.asHtml : texts.failed}
        />
      ) : null}
      {progress === undefined ? (
        <Button icon={iconDownload} onClick={() => void download()}>
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

function saveAsHtml(content: ReturnType<typeof createDocument>): Outcome {
  try {
    saveFile(createHtml(content), `${FILE_NAME}.html`);
    return 'html';
  } catch {
    return 'failed';
  }
}
