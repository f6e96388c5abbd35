import type { ExerciseRecord } from '@forja/domain/workouts/records';
import { useState } from 'react';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { Segmented } from '../../../../design/inputs/segmented.tsx';
import { classNames } from '../../../../design/class-names.ts';
import { ExerciseCharts } from './exercise-charts.tsx';
import { SPANS, type Span } from './exercise-series.ts';
import { progressMessages } from '../progress.messages.ts';
import { RecordsTable } from './records-table.tsx';
import { RelativeStrength } from './relative-strength.tsx';
import type { TrainingHistory } from '../training-history.ts';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as styles from '../progress.module.css';

const { exercise: texts } = progressMessages;
const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: texts.spans[value] }));

type ExerciseProgressProps = {
  history: TrainingHistory;
  today: string;
  isDiscreet: boolean;
};

const NO_RECORDS: ReadonlyMap<string, ExerciseRecord> = new Map();

export function ExerciseProgress({ history, today, isDiscreet }: ExerciseProgressProps) {
  // Most trained exercise first.
  const trained = [...history.sessionsOf].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [selected, select] = useState<string>();
  const [span, setSpan] = useState<Span>('year');
  const exerciseId = selected ?? trained[0]?.[0];
  if (exerciseId === undefined) return null;
  const sessions = history.sessionsOf.get(exerciseId) ?? [];
  const records = history.recordsOf.get(exerciseId) ?? NO_RECORDS;
  return (
    <div className={classNames(cardStyles.body, styles.stack)}>
      <SelectField
        label={texts.select}
        value={exerciseId}
        options={trained.map(([value]) => ({ value, label: history.names.get(value) ?? value }))}
        onChange={({ target }) => select(target.value)}
      />
      <Segmented
        legend={texts.span}
        hideLegend
        options={SPAN_OPTIONS}
        value={span}
        onValueChange={setSpan}
      />
      <ExerciseCharts sessions={sessions} span={span} today={today} />
      <RecordsTable records={records} />
      <RelativeStrength
        exerciseId={exerciseId}
        max={records.get('estimated-max')?.max}
        isDiscreet={isDiscreet}
      />
    </div>
  );
}
