import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { integer } from '../../../design/format.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';

const { run: texts } = exchangeMessages;

type EndProps = { doneCount: number; total: number; error?: unknown; onResume: () => void };

/** All of it, or what was left: it can always go on. */
export function ImportEnd({ doneCount, total, error, onResume }: EndProps) {
  if (error === undefined && doneCount === total)
    return (
      <Alert kind="ok" title={texts.finished} announce>
        {texts.doneMore(countWorkouts(total))}
      </Alert>
    );
  const resume = <Button onClick={onResume}>{texts.resume}</Button>;
  return error === undefined ? (
    <Alert title={texts.stopped} actions={resume} announce>
      {texts.stoppedMore(integer(doneCount), integer(total))}
    </Alert>
  ) : (
    <Alert kind="error" title={texts.failed} actions={resume}>
      {readableError(error)} {texts.failedMore}
    </Alert>
  );
}
