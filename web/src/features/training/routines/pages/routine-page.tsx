import { Link, useParams } from '@tanstack/react-router';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { RoutineEditor } from '../editor/routine-editor.tsx';
import { useRoutine } from '../routines.queries.ts';

const { page: texts } = editorMessages;

export function RoutinePage() {
  const { id } = useParams({ from: '/mis-rutinas/$id' });
  const { data: routine, isPending, error, refetch } = useRoutine(id);
  if (routine) return <RoutineEditor key={id} saved={routine} />;
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {isPending && <CardSkeleton message={texts.loading} />}
      {error && (
        <ErrorState
          title={texts.failed}
          safe={texts.safe}
          advice={readableError(error)}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {routine === null && (
        <EmptyState
          title={texts.missing}
          action={
            <LinkButton
              variant="primary"
              render={(linkProps) => <Link to="/mis-rutinas" {...linkProps} />}
            >
              {texts.toList}
            </LinkButton>
          }
        >
          {texts.missingText}
        </EmptyState>
      )}
    </>
  );
}
