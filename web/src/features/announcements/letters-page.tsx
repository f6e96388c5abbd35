import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import * as textStyles from '../../design/text.module.css';
import { readableError, refusalCode } from '../../shared/http/readable-error.ts';
import { announcementsMessages } from './announcements.messages.ts';
import { useStopLetters } from './announcements.queries.ts';

const { stop: words } = announcementsMessages;

/** Unsubscribes on a click, because mail programs prefetch links. */
export function LettersPage() {
  const [token] = useState(() => /^#enlace=([\w.-]+)$/.exec(window.location.hash)?.[1]);
  const stop = useStopLetters();
  const isBroken = token === undefined || refusalCode(stop.error) === 'link_expired';
  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      {stop.isSuccess ? (
        <Alert kind="ok" title={words.stopped} announce>
          {words.stoppedMore}
        </Alert>
      ) : isBroken ? (
        <Alert kind="error" title={words.invalidLink}>
          {words.invalidLinkMore}
        </Alert>
      ) : (
        <>
          <p className={textStyles.lead}>{words.lead}</p>
          {stop.error ? <Alert kind="error" title={readableError(stop.error)} /> : null}
          <Button
            variant="primary"
            size="large"
            wide
            busy={stop.isPending}
            busyLabel={words.pressing}
            onClick={() => stop.mutate(token)}
          >
            {words.press}
          </Button>
        </>
      )}
    </>
  );
}
