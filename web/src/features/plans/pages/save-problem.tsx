import { Link } from '@tanstack/react-router';
import { Alert } from '../../../design/feedback/alert.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import * as styles from '../plan-view.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.saveProblem;

/** Scrolls into view: the button may be screens away. */
export function SaveProblem({ error, safe }: { error: Error; safe: string }) {
  return (
    <div ref={reveal} className={styles.problem}>
      {refusalCode(error) === 'membership_required' ? (
        <Alert
          kind="warning"
          title={readableError(error)}
          actions={
            <LinkButton render={(linkProps) => <Link to="/membresias" {...linkProps} />}>
              {messages.memberships}
            </LinkButton>
          }
        >
          {safe}
        </Alert>
      ) : (
        <Alert kind="error" title={messages.failed}>
          {readableError(error)} {safe}
        </Alert>
      )}
    </div>
  );
}

const reveal = (problem: HTMLElement | null) => problem?.scrollIntoView({ block: 'center' });
