import { findNewRecords, type ExerciseRecord } from '@forja/domain/workouts/records';
import { flattenDoneSets, isDoneWorkingSet } from '@forja/domain/workouts/done-sets';
import type { Workout } from '@forja/domain/workouts/workout';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { duration, integer } from '../../../../design/format.ts';
import { Card, CardHeader } from '../../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../../design/layout/stat-grid.tsx';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { readDoneSets } from '../history.queries.ts';
import { sessionVolume } from '../sets/session-volume.ts';
import { Confetti } from './confetti.tsx';
import { workoutPageTexts as texts } from './history.messages.ts';
import { recordTexts } from './record.messages.ts';
import * as styles from './history.module.css';

/** Celebrates a record once, right after the workout. */
export function WorkoutSummary({ workout }: { workout: Workout }) {
  const records = useWorkoutRecords(workout);
  const isFresh = useLocation({ select: ({ hash }) => hash === 'terminado' });
  const { startedAt, finishedAt, exercises } = workout;
  const end = Date.parse(finishedAt ?? startedAt);
  const sets = Object.values(exercises)
    .flatMap((exercise) => Object.values(exercise.sets))
    .filter(isDoneWorkingSet).length;
  return (
    <>
      <Card
        tab={isFresh ? texts.finished : undefined}
        className={styles.summary}
        aria-label={texts.finished}
      >
        <StatGrid columns={2}>
          <StatCell label={texts.time} value={duration((end - Date.parse(startedAt)) / 60_000)} />
          <StatCell label={texts.setsDone} value={integer(sets)} />
          <StatCell
            label={texts.volume}
            value={integer(sessionVolume(workout))}
            unit={texts.units.weightKg}
          />
          <StatCell
            label={texts.records}
            value={records === undefined ? '' : integer(records.length)}
          />
        </StatGrid>
        {isFresh && records && records.length > 0 ? <Confetti /> : null}
      </Card>
      {records && records.length > 0 ? (
        <Card plain aria-label={texts.recordsTitle}>
          <CardHeader title={texts.recordsTitle} />
          <ul className={styles.records}>
            {records.map(({ name, record }) => (
              <li key={`${name} ${record.kind} ${record.range ?? ''}`}>
                <b>{name}</b>
                <span>{recordTexts(record)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

type NamedRecord = { name: string; record: ExerciseRecord };

/** Records of this workout over all earlier ones. Undefined while loading. */
function useWorkoutRecords(workout: Workout): readonly NamedRecord[] | undefined {
  const userId = useUserId();
  const now = flattenDoneSets([workout]);
  const { data } = useQuery({
    queryKey: ['training-records', userId, workout.startedAt, now],
    queryFn: async () => {
      const ids = new Set(now.map(({ exerciseId }) => exerciseId));
      const before = await readDoneSets(await openOwnStore(userId), ids, workout.startedAt);
      return [...ids].flatMap((id) => {
        const ofIt = ({ exerciseId }: { exerciseId: string }) => exerciseId === id;
        const name = Object.values(workout.exercises).find(ofIt)?.name ?? id;
        return findNewRecords(before.filter(ofIt), now.filter(ofIt)).map((record) => ({
          name,
          record,
        }));
      });
    },
    gcTime: 0,
  });
  return data;
}
