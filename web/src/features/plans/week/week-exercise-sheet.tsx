import { once } from '@forja/domain/units/once';
import { exerciseById } from '@forja/domain/exercises/library/exercise-library';
import { jointsAvoiding } from '@forja/domain/exercises/injuries';
import { MUSCLE_NAMES, type Muscle } from '@forja/domain/exercises/muscles';
import type { PlannedExercise } from '@forja/domain/training/training-plan';
import { quantity } from '../../../design/format.ts';
import { Sheet } from '../../../design/overlays/sheet.tsx';
import { jointLabels } from '../../../shared/training/training-choices.messages.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekExerciseSheet;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));
const named = (muscles: readonly Muscle[]): string =>
  listed().format(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));

export function WeekExerciseSheet({
  exercise,
  onClose,
}: {
  exercise: PlannedExercise;
  onClose: () => void;
}) {
  const catalogExercise = exerciseById(exercise.exerciseId);
  const strained = catalogExercise ? jointsAvoiding(catalogExercise) : [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={exercise.name}
      description={catalogExercise ? messages.needs(catalogExercise.needs) : undefined}
    >
      {catalogExercise && (
        <>
          <ol className={styles.steps}>
            {catalogExercise.cues.map((cue) => (
              <li key={cue}>{cue}.</li>
            ))}
          </ol>
          <p>
            <b>{messages.works}</b> {named(catalogExercise.primary)}
            {catalogExercise.secondary.length > 0 && `; ayudan ${named(catalogExercise.secondary)}`}
            .
          </p>
          {strained.length > 0 && (
            <p>
              <b>{messages.loads}</b>{' '}
              {listed().format(strained.map((joint) => jointLabels[joint].toLowerCase()))}
              {messages.withPain}
            </p>
          )}
        </>
      )}
      {exercise.adjustments && (
        <>
          <p>
            <b>{messages.forInjury}</b>{' '}
            <TextBadge title={messages.injury} basis="forja_rule" keys={[]} />
          </p>
          <ul className={styles.bullets}>
            {exercise.adjustments.map((how) => (
              <li key={how}>{how}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <b>{messages.load}</b> {exercise.loadHint}{' '}
        {exercise.load ? (
          <FigureBadge of={exercise.load.suggested} />
        ) : (
          <TextBadge title={messages.loadSource} basis="forja_rule" keys={[]} />
        )}
      </p>
      {exercise.load && (
        <p>
          {messages.rangeFrom}
          {quantity(exercise.load.low.value, 'kg')} <FigureBadge of={exercise.load.low} />
          {messages.rangeTo}
          {quantity(exercise.load.high.value, 'kg')} <FigureBadge of={exercise.load.high} />.{' '}
          {exercise.load.suggested.note}
        </p>
      )}
    </Sheet>
  );
}
