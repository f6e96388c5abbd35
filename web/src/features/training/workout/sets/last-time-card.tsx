import type { PreviousSets } from '@forja/domain/workouts/previous-sets';
import type { Workout, WorkoutExercise, WorkoutSet } from '@forja/domain/workouts/workout';
import { quantity, timer, trimmed, weekdayAndDate } from '../../../../design/format.ts';
import { Card } from '../../../../design/layout/card.tsx';
import { logTexts as texts } from '../log.messages.ts';
import { sessionVolume } from './session-volume.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

type LastTimeCardProps = {
  workout: Workout;
  exercise: WorkoutExercise;
  previous: PreviousSets | undefined;
};

export const LastTimeCard = ({ workout, exercise, previous }: LastTimeCardProps) => (
  <Card tab={texts.lastTime} aria-label={texts.lastTime}>
    <div className={styles.cell}>
      {previous ? (
        <>
          <p className={textStyles.label}>{weekdayAndDate(previous.day)}</p>
          <p className={styles.lastSets}>
            {groupByWeight(previous.sets).map(({ weightKg, amounts }) => (
              <span key={weightKg}>
                <span className={textStyles.figure}>
                  {weightKg === 0 ? '' : trimmed(weightKg, 2)}
                </span>
                <span className={textStyles.unit}>
                  {weightKg === 0 ? amounts : `kg × ${amounts}`}
                </span>
              </span>
            ))}
          </p>
        </>
      ) : (
        <p className={textStyles.secondary}>{texts.neverDone}</p>
      )}
    </div>
    <div className={styles.cell}>
      <p className={textStyles.label}>{texts.volumeToday}</p>
      <p className={textStyles.figure}>{quantity(sessionVolume(workout), 'kg', 0)}</p>
    </div>
    <div className={styles.cell}>
      <p>
        <b>{texts.noteTitle}</b>
      </p>
      <p className={textStyles.secondary}>{exercise.notes ?? texts.noNote}</p>
    </div>
  </Card>
);

/** Groups sets by weight, in order. */
function groupByWeight(sets: readonly WorkoutSet[]): { weightKg: number; amounts: string }[] {
  const byWeight = new Map<number, string[]>();
  for (const { weightKg = 0, repetitions, seconds } of sets) {
    const amount = seconds === undefined ? trimmed(repetitions ?? 0) : timer(seconds);
    byWeight.set(weightKg, [...(byWeight.get(weightKg) ?? []), amount]);
  }
  return [...byWeight].map(([weightKg, amounts]) => ({ weightKg, amounts: amounts.join(', ') }));
}
