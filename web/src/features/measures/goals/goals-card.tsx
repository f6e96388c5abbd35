import type { Measure } from '@forja/domain/measures/measure';
import { GOAL_IDS, type MeasureGoal } from '@forja/domain/measures/goals/measure-goal';
import { checkGoal, type GoalCheck } from '@forja/domain/measures/goals/goal-refusals';
import { goalDates } from '@forja/domain/measures/goals/goal-dates';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { useState } from 'react';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { quantity } from '../../../design/format.ts';
import { iconTrash } from '../../../design/icon-paths.ts';
import { localDay } from '../../../shared/local-day.ts';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import { useRecords } from '../../records/records.queries.ts';
import { useDeleteWithUndo } from '../../records/undo.queries.ts';
import type { NamedField } from '../changes/changes-card.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalRefusal } from './goal-refusal.tsx';
import { GoalState } from './goal-state.tsx';
import { goalsMessages as texts } from './goals.messages.ts';
import { measureGoals, type SavedGoal } from './measure-goals.collection.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './goals.module.css';

const ALL = { offset: 0, limit: 100 };

type GoalsCardProps = {
  /** Measures of the last twelve weeks. */
  values: readonly Measure[];
  fields: readonly NamedField[];
  /** Inputs of the latest plan. */
  person: PlanInput | undefined;
};

export function GoalsCard({ values, fields, person }: GoalsCardProps) {
  const { records, isPending } = useRecords(measureGoals, ALL);
  const goals = records.flatMap((record) => record ?? []);
  const weightKg = findLatest(values, 'weightKg');
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      <p className={textStyles.secondary}>{texts.lead}</p>
      {goals.length === 0 && !isPending ? <p>{texts.none}</p> : null}
      {goals.length > 0 ? (
        <ul className={styles.goals}>
          {goals.map((record) => (
            <li key={record.id}>
              <Goal
                record={record}
                values={values}
                named={fields.find(({ field }) => field === record.value.field)}
                check={checkGoal(record.value, { person, weightKg })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <GoalForm
        fields={fields}
        findNow={(field) => findLatest(values, field)}
        check={(goal) => checkGoal(goal, { person, weightKg })}
        findRecord={(field) => goals.find(({ id }) => id === GOAL_IDS[field])}
      />
    </div>
  );
}

const findLatest = (values: readonly Measure[], field: MeasureGoal['field']): number | undefined =>
  values
    .toSorted((one, other) => (one.takenOn < other.takenOn ? -1 : 1))
    .findLast((measure) => measure[field] !== undefined)?.[field];

type GoalProps = {
  record: SavedGoal;
  values: readonly Measure[];
  named: NamedField | undefined;
  check: GoalCheck;
};

function Goal({ record, values, named, check }: GoalProps) {
  const { remove } = useDeleteWithUndo(measureGoals, texts);
  const [today] = useState(() => localDay(new Date()));
  const { field, target } = record.value;
  const { label, unit } = named ?? { label: field, unit: '' };
  const isRefused = check.needsPlan || check.refusals.length > 0;
  return (
    <article aria-label={label} className={frameStyles.stack}>
      <div className={styles.line}>
        <h3>{texts.goal(label, quantity(target, unit))}</h3>
        <RecordStateTags {...record} />
        <IconButton
          path={iconTrash}
          label={texts.remove(label)}
          onClick={() => void remove(record)}
        />
      </div>
      {isRefused ? (
        <GoalRefusal check={check} title={texts.notNow} />
      ) : (
        <GoalState
          unit={unit}
          dates={goalDates(record.value, values, {
            today,
            weeklyLossCapPercent: check.weeklyLossCapPercent,
          })}
          field={field}
        />
      )}
    </article>
  );
}
