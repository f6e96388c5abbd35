import type { DoneSet } from '@forja/domain/workouts/done-sets';
import { type ExerciseRecord, findRecords, recordKey } from '@forja/domain/workouts/records';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { date, range } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useExerciseHistory } from './exercise-history.queries.ts';
import { exercisePageMessages } from './exercise-page.messages.ts';
import { formatMark, formatSet } from './format-set.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exercise-page.module.css';

const messages = exercisePageMessages.history;
const LATEST_DAYS = 5;

export function ExerciseHistory({ exerciseId }: { exerciseId: string }) {
  const { data: sets, error, isPending, refetch } = useExerciseHistory(exerciseId);
  if (error)
    return (
      <ErrorState
        title={messages.failed}
        safe={messages.safe}
        advice={readableError(error)}
        actions={<Button onClick={() => void refetch()}>{messages.retry}</Button>}
      />
    );
  if (isPending) return <CardSkeleton plain message={messages.looking} />;
  return (
    <Card plain>
      <CardHeader title={messages.title} />
      <CardBody className={styles.section}>
        {sets.length === 0 ? <p>{messages.none}</p> : <History sets={sets} />}
      </CardBody>
    </Card>
  );
}

function History({ sets }: { sets: readonly DoneSet[] }) {
  const records = [...findRecords(sets).values()].filter(({ kind }) => kind !== 'session-volume');
  const days = latestDays(sets);
  return (
    <>
      <h3>{messages.records}</h3>
      <dl className={styles.facts}>
        {records.map((record) => (
          <div key={recordKey(record)}>
            <dt>{nameRecord(record)}</dt>
            <dd>
              <span className={textStyles.numeric}>{readRecord(record)}</span>{' '}
              <span className={textStyles.label}>{date(record.day)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{messages.latest}</h3>
      <ul className={styles.days}>
        {days.map(([startedAt, workoutSets]) => (
          <li key={startedAt}>
            <span className={textStyles.label}>{date(workoutSets[0]?.day ?? startedAt)}</span>
            <span className={textStyles.numeric}>{workoutSets.map(formatSet).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function latestDays(sets: readonly DoneSet[]): [string, DoneSet[]][] {
  const days = new Map<string, DoneSet[]>();
  for (const set of sets) days.set(set.startedAt, [...(days.get(set.startedAt) ?? []), set]);
  return [...days].slice(0, LATEST_DAYS);
}

const nameRecord = ({ kind, range: repetitions }: ExerciseRecord): string =>
  repetitions === undefined ? messages.kinds[kind] : messages.heaviest(repetitions);

function readRecord({ kind, value, max, set }: ExerciseRecord): string {
  if (max) return messages.kilos(range(max.lowKg, max.highKg));
  const mark = formatMark(kind, value);
  return set && (kind === 'weight' || kind === 'set-volume')
    ? messages.withSet(mark, formatSet(set))
    : mark;
}
