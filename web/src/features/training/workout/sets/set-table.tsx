import { sortChildren } from '@forja/domain/records/children';
import type { SetFigures } from '@forja/domain/workouts/next-set';
import type { WorkoutExercise, WorkoutSet } from '@forja/domain/workouts/workout';
import { classNames } from '../../../../design/class-names.ts';
import { timer, trimmed } from '../../../../design/format.ts';
import { iconCheck } from '../../../../design/icon-paths.ts';
import { Icon } from '../../../../design/icon.tsx';
import { VisuallyHidden } from '../../../../design/layout/visually-hidden.tsx';
import { logTexts as texts } from '../log.messages.ts';
import { type NumberedSet, numberSets } from './number-sets.ts';
import * as styles from '../log.module.css';

const RESERVES = [0, 1, 2, 3, 4, 5] as const;

type SetTableProps = {
  exercise: WorkoutExercise;
  isTimed: boolean;
  currentId: string | undefined;
  /** Figures of the current set, as typed. */
  figures: SetFigures;
  previous: readonly WorkoutSet[];
  onSelect: (setId: string) => void;
  onRepeat: (previous: WorkoutSet) => void;
  onReserve: (setId: string, reserve: number | undefined) => void;
  onToggle: (setId: string, isDone: boolean) => void;
};

/** Previous figures beside the current ones. */
export function SetTable({ exercise, previous, ...rest }: SetTableProps) {
  const { isTimed } = rest;
  return (
    <table className={styles.sets}>
      <caption>
        <VisuallyHidden>{texts.tableName(exercise.name)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.table.set}</th>
          <th scope="col">{texts.table.previous}</th>
          <th scope="col">{texts.table.kg}</th>
          <th scope="col">{isTimed ? texts.table.seconds : texts.table.reps}</th>
          <th scope="col">{texts.table.rir}</th>
          <th scope="col">
            <VisuallyHidden>{texts.table.done}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {numberSets(sortChildren(exercise.sets)).map((numbered) => (
          <SetRow
            key={numbered.set.id}
            numbered={numbered}
            before={numbered.index === undefined ? undefined : previous[numbered.index]}
            {...rest}
          />
        ))}
      </tbody>
    </table>
  );
}

type SetRowProps = Omit<SetTableProps, 'exercise' | 'previous'> & {
  numbered: NumberedSet;
  before: WorkoutSet | undefined;
};

function SetRow({ numbered, before, currentId, figures, isTimed, ...on }: SetRowProps) {
  const { set, name, short } = numbered;
  const isDone = set.doneAt !== undefined;
  const isCurrent = set.id === currentId;
  const displayed = isCurrent ? figures : set;
  const amount = isTimed ? displayed.seconds : displayed.repetitions;
  return (
    <tr
      className={classNames(isDone && styles.doneRow, isCurrent && styles.currentRow)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <th scope="row">
        <button type="button" aria-label={texts.select(name)} onClick={() => on.onSelect(set.id)}>
          <b>{short}</b>
        </button>
      </th>
      <td className={styles.previous}>
        <Previous before={before} isCurrent={isCurrent && !isDone} onRepeat={on.onRepeat} />
      </td>
      <td>
        <b>{displayed.weightKg === undefined ? texts.nothing : trimmed(displayed.weightKg, 2)}</b>
      </td>
      <td>
        <b>{amount === undefined ? texts.nothing : isTimed ? timer(amount) : trimmed(amount)}</b>
      </td>
      <td>
        {isCurrent ? (
          <select
            aria-label={texts.reserveName(name)}
            value={displayed.repsInReserve ?? ''}
            onChange={({ target: { value } }) =>
              on.onReserve(set.id, value === '' ? undefined : Number(value))
            }
          >
            <option value="">{texts.nothing}</option>
            {RESERVES.map((reserve) => (
              <option key={reserve} value={reserve}>
                {reserve}
              </option>
            ))}
          </select>
        ) : (
          (set.repsInReserve ?? texts.nothing)
        )}
      </td>
      <td>
        <button
          type="button"
          aria-pressed={isDone}
          aria-label={texts.markDone(name)}
          onClick={() => on.onToggle(set.id, !isDone)}
        >
          <span className={isDone ? styles.tick : styles.box}>
            {isDone ? <Icon path={iconCheck} size="xs" /> : null}
          </span>
        </button>
      </td>
    </tr>
  );
}

type PreviousProps = {
  before: WorkoutSet | undefined;
  isCurrent: boolean;
  onRepeat: (previous: WorkoutSet) => void;
};

function Previous({ before, isCurrent, onRepeat }: PreviousProps) {
  if (!before) return texts.nothing;
  const figures = texts.figures(before);
  return isCurrent ? (
    <button type="button" aria-label={texts.repeat(figures)} onClick={() => onRepeat(before)}>
      {figures}
    </button>
  ) : (
    figures
  );
}
