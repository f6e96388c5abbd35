import { weekSessionMinutes } from '@forja/domain/training/effort/session-minutes';
import type {
  CycleWeek,
  PlannedExercise,
  TrainingDay,
  TrainingPlan,
} from '@forja/domain/training/training-plan';
import { weekExercises } from '@forja/domain/training/effort/week-exercises';
import { Button } from '../../../design/actions/button.tsx';
import { integer, quantity, timer } from '../../../design/format.ts';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { WEEKDAYS } from '../plans.messages.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as tableStyles from '../../../design/layout/table.module.css';
import * as styles from '../plan-view.module.css';
import { formatSets } from './format-sets.ts';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekTable;

type WeekTableProps = {
  day: TrainingDay;
  week: CycleWeek;
  training: TrainingPlan;
  onOpen: (exercise: PlannedExercise) => void;
  onChange: (exercise: PlannedExercise) => void;
};

export function WeekTable({ day, week, training, onOpen, onChange }: WeekTableProps) {
  const { repsInReserve, restCompound, restIsolation, repsMin, repsMax } = training.prescription;
  const exercises = weekExercises(day, week);
  const minutes = weekSessionMinutes(day, exercises);
  return (
    <>
      <table className={classNames(tableStyles.root, styles.exercises)}>
        <caption className={textStyles.visuallyHidden}>
          {WEEKDAYS[day.weekday]}, {day.name}
          {messages.ofWeek}
          {week.week}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.exercise}</th>
            <th scope="col">{messages.setsAndReps}</th>
            <th scope="col" className={tableStyles.end}>
              {messages.reserve}
            </th>
            <th scope="col" className={tableStyles.end}>
              {messages.rest}
            </th>
            <th scope="col">
              <VisuallyHidden>{messages.swap}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {exercises.map((exercise, place) => (
            // Keyed by position, so that a changed exercise keeps the focus.
            <tr key={`${day.weekday}.${place}`}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(exercise)}
                >
                  {exercise.name}
                  <VisuallyHidden>{messages.howTo}</VisuallyHidden>
                </button>
                {exercise.adjustments && (
                  <span className={classNames(styles.adjustment, textStyles.secondary)}>
                    {exercise.adjustments.join(' ')}
                  </span>
                )}
              </th>
              <td>
                {formatSets(exercise)}
                {week.week === 1 && exercise.load && (
                  <span>
                    , {quantity(exercise.load.suggested.value, 'kg')}{' '}
                    <FigureBadge of={exercise.load.suggested} />
                  </span>
                )}
                <span className={styles.narrowOnly}>
                  {messages.reserveEnd}
                  {exercise.repsInReserve}
                  {messages.restEnd}
                  {timer(exercise.restSeconds)}
                </span>
              </td>
              <td className={classNames(tableStyles.end, styles.wideOnly)}>
                {exercise.repsInReserve}
              </td>
              <td className={classNames(tableStyles.end, styles.wideOnly)}>
                {timer(exercise.restSeconds)}
              </td>
              <td className={classNames(tableStyles.end, styles.swapCell)}>
                <Button
                  variant="text"
                  aria-label={messages.swapOne(exercise.name)}
                  onClick={() => onChange(exercise)}
                >
                  {messages.swap}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.entry}>
        <p className={classNames(styles.reasons, textStyles.label)}>
          <span>
            {integer(minutes.value)}
            {messages.minutes}
            <FigureBadge of={minutes} />
          </span>
          <span>
            {messages.sets}
            <FigureBadge of={training.weeklyRange.min} />
          </span>
          {repsMin && repsMax && (
            <span>
              {messages.repetitions}
              <FigureBadge of={repsMin} /> <FigureBadge of={repsMax} />
            </span>
          )}
          <span>
            {messages.reserve} <FigureBadge of={repsInReserve} />
          </span>
          <span>
            {messages.rests}
            <FigureBadge of={restCompound} /> <FigureBadge of={restIsolation} />
          </span>
        </p>
        <p className={textStyles.label}>{messages.reserveMeaning}</p>
        <details>
          <summary>{messages.warmUp}</summary>
          <TextBadge title={messages.warmUp} basis="forja_rule" keys={[]} />
          <ul className={styles.bullets}>
            {day.warmUp.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}
