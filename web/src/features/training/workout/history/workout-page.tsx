import { sortChildren } from '@forja/domain/records/children';
import { isDoneWorkingSet } from '@forja/domain/workouts/done-sets';
import { reopenWorkout } from '@forja/domain/workouts/edit-workout';
import type { Workout } from '@forja/domain/workouts/workout';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { clock, weekdayAndDate } from '../../../../design/format.ts';
import { iconEdit, iconShare, iconTrash } from '../../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../../design/layout/card.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { type SavedWorkout, useEditWorkout, useWorkout } from '../workouts.queries.ts';
import { historyTexts, workoutPageTexts as texts } from './history.messages.ts';
import { shareWorkout } from './share-workout.ts';
import { WorkoutEditor } from './workout-editor.tsx';
import { WorkoutSummary } from './workout-summary.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './history.module.css';

export function WorkoutPage() {
  const { id } = useParams({ from: '/entrenamientos/$id' });
  const { data, isPending } = useWorkout(id);
  if (isPending) return <CardSkeleton message={historyTexts.looking} />;
  if (!data)
    return (
      <EmptyState
        level={1}
        title={historyTexts.notFound}
        action={
          <LinkButton render={(props) => <Link to="/entrenamientos" {...props} />}>
            {texts.back}
          </LinkButton>
        }
      >
        {historyTexts.notFoundText}
      </EmptyState>
    );
  return <OneWorkout key={id} record={data} />;
}

function OneWorkout({ record }: { record: SavedWorkout }) {
  const navigate = useNavigate();
  const { workout, edit, editWithUndo, remove, problem } = useEditWorkout(record);
  // The hash opens the editor for a new past workout.
  const isToFill = useLocation({ select: ({ hash }) => hash === 'corregir' });
  const [isEditing, setIsEditing] = useState(isToFill);

  function resume() {
    edit(reopenWorkout);
    void navigate({ to: '/mi-rutina' });
  }

  const share = () =>
    void shareWorkout(workout).catch((error: unknown) =>
      toast({
        title: texts.notShared,
        description: readableError(error),
        variant: 'destructive',
      }),
    );

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{workout.name}</h1>
        <p className={textStyles.lead}>
          {weekdayAndDate(workout.day)}, {clock(workout.startedAt)}
        </p>
      </div>
      {problem ? (
        <Alert kind="error" title={texts.notStored} announce>
          {readableError(problem)}
        </Alert>
      ) : null}
      <WorkoutSummary workout={workout} />
      <div className={styles.links}>
        <Button variant={isEditing ? 'outline' : 'primary'} icon={iconShare} onClick={share}>
          {texts.share}
        </Button>
        <Button icon={iconEdit} onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? texts.doneEditing : texts.edit}
        </Button>
        <Button onClick={resume}>{texts.resume}</Button>
        <Button
          danger
          icon={iconTrash}
          onClick={() => void remove(() => navigate({ to: '/entrenamientos' }))}
        >
          {texts.remove}
        </Button>
      </div>
      {isEditing ? (
        <WorkoutEditor workout={workout} edit={edit} editWithUndo={editWithUndo} />
      ) : (
        <DoneExercises workout={workout} />
      )}
    </div>
  );
}

const DoneExercises = ({ workout }: { workout: Workout }) => (
  <Card plain aria-label={texts.exercises}>
    <CardHeader title={texts.exercises} />
    {sortChildren(workout.exercises)
      .map((exercise) => ({ ...exercise, doneSets: sortChildren(exercise.sets).filter(isDone) }))
      .filter(({ doneSets, isSkipped }) => doneSets.length > 0 || !isSkipped)
      .map(({ id, name, doneSets, notes }) => (
        <section key={id} className={styles.exercise}>
          <h3>{name}</h3>
          {doneSets.length === 0 ? (
            <p className={textStyles.secondary}>{texts.nothingDone}</p>
          ) : (
            <ol className={styles.sets}>
              {doneSets.map((set) => (
                <li key={set.id}>
                  {texts.set(set)}
                  {isDoneWorkingSet(set) ? null : (
                    <span className={textStyles.secondary}> {texts.warmUp}</span>
                  )}
                  {set.notes ? <span className={textStyles.secondary}> {set.notes}</span> : null}
                </li>
              ))}
            </ol>
          )}
          {notes ? <p className={textStyles.secondary}>{notes}</p> : null}
        </section>
      ))}
    {workout.notes ? <p className={styles.exercise}>{workout.notes}</p> : null}
  </Card>
);

const isDone = ({ doneAt }: { doneAt?: string | undefined }): boolean => doneAt !== undefined;
