import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { readableError } from '../http/readable-error.ts';
import { importsMessages as texts } from './imports.messages.ts';

type EndProps = {
  doneCount: number;
  total: number;
  error?: unknown;
  finished: { title: string; more: string };
  stoppedMore: string;
  onResume: () => void;
};

export function ImportEnd({ doneCount, total, error, finished, stoppedMore, onResume }: EndProps) {
  if (error === undefined && doneCount === total)
    return (
      <Alert kind="ok" title={finished.title} announce>
        {finished.more}
      </Alert>
    );
  const resume = <Button onClick={onResume}>{texts.resume}</Button>;
  return error === undefined ? (
    <Alert title={texts.stopped} actions={resume} announce>
      {stoppedMore}
    </Alert>
  ) : (
    <Alert kind="error" title={texts.failed} actions={resume}>
      {readableError(error)} {texts.failedMore}
    </Alert>
  );
}
