import { PERSON_ERRORS } from '@forja/contract/http/person-errors';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { requestMessages } from '../../shared/http/request.messages.ts';
import { planMessages } from './plans.messages.ts';

const messages = planMessages.planUnavailable;

export function PlanUnavailable({ error, retry }: { error: Error | null; retry: () => void }) {
  // Offline, its existence elsewhere is unknown.
  const isMissing = error === null && navigator.onLine;
  return (
    <ErrorState
      level={1}
      title={isMissing ? messages.missing : messages.unreadable}
      safe={isMissing ? PERSON_ERRORS.record_not_found.message : messages.safe}
      advice={isMissing ? undefined : error ? readableError(error) : requestMessages.unreachable}
      actions={
        isMissing ? (
          <LinkButton
            variant="secondary"
            render={(linkProps) => <Link to="/mis-planes" {...linkProps} />}
          >
            {messages.myPlans}
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        )
      }
    />
  );
}
