import { startEmpty } from '@forja/domain/routines/start-workout';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { localDay } from '../../../../shared/local-day.ts';
import { useRecord } from '../../../records/records.queries.ts';
import { useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { routines } from '../../records/routines.collection.ts';
import { logTexts, startTexts as texts } from '../log.messages.ts';
import { SettingsSheet } from '../log/settings-sheet.tsx';
import { useStartWorkout } from '../workouts.queries.ts';
import { NextDay } from './next-day.tsx';
import { NoRoutine } from './no-routine.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

export function TodayStart() {
  const { routine, isPending } = useCurrentRoutine();
  const { start, error } = useStartWorkout();
  const [isSetting, setIsSetting] = useState(false);
  const startFree = () => {
    const now = new Date();
    void start(startEmpty(texts.freeName, { day: localDay(now), startedAt: now.toISOString() }));
  };
  return (
    <div className={styles.start}>
      <div className={styles.startHead}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={textStyles.lead}>{texts.lead}</p>
      </div>
      {error ? (
        <Alert kind="error" title={texts.notStored} announce>
          {readableError(error)}
        </Alert>
      ) : null}
      {isPending ? <CardSkeleton message={texts.looking} /> : null}
      {!isPending && routine ? <NextDay followed={routine} onStart={start} /> : null}
      {!isPending && !routine ? <NoRoutine /> : null}
      <div className={styles.links}>
        <Button onClick={startFree}>{texts.empty}</Button>
        <LinkButton variant="text" render={(props) => <Link to="/mis-rutinas" {...props} />}>
          {texts.routines}
        </LinkButton>
        <LinkButton variant="text" render={(props) => <Link to="/entrenamientos" {...props} />}>
          {texts.history}
        </LinkButton>
        <LinkButton
          variant="text"
          render={(props) => <Link to="/entrenamientos/nuevo" {...props} />}
        >
          {texts.past}
        </LinkButton>
        <Button variant="text" onClick={() => setIsSetting(true)}>
          {logTexts.menu.settings}
        </Button>
      </div>
      {isSetting ? <SettingsSheet onClose={() => setIsSetting(false)} /> : null}
    </div>
  );
}

/** Undefined without a current routine. */
function useCurrentRoutine() {
  const { settings, isPending } = useTrainingSettings();
  const id = settings.currentRoutineId;
  const { data, isPending: isReading } = useRecord(routines, id ?? '');
  const routine = id !== undefined && data && !data.value.isArchived ? data : undefined;
  return { routine, isPending: isPending || (id !== undefined && isReading) };
}
