import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { clock } from '../../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../../design/layout/card.tsx';
import { startTexts as texts } from '../log.messages.ts';
import { useWorkoutInProgress } from '../workouts.queries.ts';

/** Shown on the home page after the app was closed during a workout. */
export function WorkoutInProgress() {
  const { workout } = useWorkoutInProgress();
  if (!workout) return null;
  const { name, startedAt } = workout.value;
  return (
    <Card aria-label={texts.inProgress}>
      <CardHeader title={texts.inProgress} subtitle={texts.since(name, clock(startedAt))} />
      <CardBody>
        <LinkButton variant="primary" render={(props) => <Link to="/mi-rutina" {...props} />}>
          {texts.resume}
        </LinkButton>
      </CardBody>
    </Card>
  );
}
