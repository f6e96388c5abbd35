import { Button } from '../../../../design/actions/button.tsx';
import { ErrorState } from '../../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { MembershipNotice } from '../../../../shared/records/sync-notices.tsx';
import { useSyncStatus } from '../../../records/records.queries.ts';
import { startTexts as texts } from '../log.messages.ts';
import { WorkoutLog } from '../log/workout-log.tsx';
import { useWorkoutInProgress } from '../workouts.queries.ts';
import { TodayStart } from './today-start.tsx';

export function TodayPage() {
  const { isPending, error, refetch, workout } = useWorkoutInProgress();
  if (isPending) return <CardSkeleton message={texts.looking} />;
  if (error)
    return (
      <ErrorState
        title={texts.failure.title}
        safe={texts.failure.safe}
        advice={readableError(error)}
        actions={
          <Button variant="secondary" onClick={() => void refetch()}>
            {texts.failure.retry}
          </Button>
        }
      />
    );
  return (
    <>
      <TodayNotice />
      {workout ? <WorkoutLog key={workout.id} record={workout} /> : <TodayStart />}
    </>
  );
}

/** A component of its own, so that status changes do not render the page. */
function TodayNotice() {
  return <MembershipNotice {...useSyncStatus()} />;
}
