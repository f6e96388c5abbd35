import { finishWorkout } from '@forja/domain/workouts/edit-workout';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { CardTab } from '../../../../design/layout/card.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import type { SavedWorkout } from '../workouts.queries.ts';
import { CurrentExercise } from './current-exercise.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { LastTimeCard } from '../sets/last-time-card.tsx';
import { logTexts as texts } from '../log.messages.ts';
import { LogBar } from './log-bar.tsx';
import { LogHeader } from './log-header.tsx';
import { LogSheets } from './log-sheets.tsx';
import type { OpenSheet } from './open-sheet.ts';
import { useWorkoutLog } from './use-workout-log.ts';
import { VisuallyHidden } from '../../../../design/layout/visually-hidden.tsx';
import * as styles from '../log.module.css';

/** One exercise at a time. Every tap is stored at once. */
export function WorkoutLog({ record }: { record: SavedWorkout }) {
  const log = useWorkoutLog(record);
  const [sheet, setSheet] = useState<OpenSheet>();
  const navigate = useNavigate();
  const { workout, exercise, current, rest } = log;
  const setsLeft = log.exercises
    .filter(({ isSkipped }) => !isSkipped)
    .flatMap(({ sets }) => Object.values(sets))
    .filter(({ doneAt, kind }) => doneAt === undefined && kind === 'working').length;

  function finish() {
    setSheet(undefined);
    rest.skip();
    log.edit((now) => finishWorkout(now, new Date().toISOString()));
    void navigate({ to: '/entrenamientos/$id', params: { id: record.id }, hash: 'terminado' });
  }

  const askToFinish = () => (setsLeft > 0 ? setSheet('finish') : finish());
  const open = { sheet, setSheet, finish, setsLeft };
  const isEditingDone = current?.set.doneAt !== undefined;

  function act() {
    if (!exercise) setSheet('add');
    else if (log.isDone && !isEditingDone) askToFinish();
    else if (isEditingDone || !current) log.select('');
    else log.complete(current.set.id);
  }

  const action = !exercise
    ? texts.addFirst
    : log.isDone && !isEditingDone
      ? texts.finish
      : isEditingDone || !current
        ? texts.done
        : texts.setDone(current.name);

  return (
    <div className={styles.log}>
      <LogHeader
        workout={workout}
        onList={() => setSheet('list')}
        menu={{
          onAdd: () => setSheet('add'),
          onSettings: () => setSheet('settings'),
          onFinish: askToFinish,
          onDiscard: () => void log.remove(),
        }}
      />
      {log.problem ? (
        <Alert kind="error" title={texts.notStored} announce>
          {readableError(log.problem)}
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={texts.exercises}>
          <CardTab>{workout.name}</CardTab>
          <ExerciseList
            workout={workout}
            currentId={exercise?.id}
            onPick={(id) => log.select(id)}
          />
          <div className={styles.sideButtons}>
            <Button wide onClick={() => setSheet('add')}>
              {texts.menu.addExercise}
            </Button>
            <Button wide onClick={askToFinish}>
              {texts.menu.finish}
            </Button>
          </div>
        </aside>
        {exercise ? (
          <CurrentExercise log={log} exercise={exercise} onOpen={setSheet} />
        ) : (
          <EmptyState title={texts.noExercises}>{texts.noExercisesText}</EmptyState>
        )}
        {exercise ? (
          <div className={styles.side}>
            <LastTimeCard workout={workout} exercise={exercise} previous={log.previous} />
          </div>
        ) : null}
      </div>
      <p role="status">
        <VisuallyHidden>{log.announcement}</VisuallyHidden>
      </p>
      <LogBar
        rest={rest}
        plannedSeconds={log.plannedSeconds}
        onPlan={log.planRest}
        action={action}
        onAction={act}
      />
      <LogSheets log={log} {...open} />
    </div>
  );
}
