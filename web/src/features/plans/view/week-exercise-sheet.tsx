import { exerciseById } from '@forja/domain/exercises/exercise';
import { MUSCLE_NAMES } from '@forja/domain/training/muscles';
import type { Muscle, PlannedExercise } from '@forja/domain/training/training-plan';
import { Sheet } from '../../../design/sheet.tsx';
import { jointLabels } from '../plans.messages.ts';
import { TextStamp } from './stamp.tsx';

const listed = new Intl.ListFormat('es-AR', { type: 'conjunction' });
const named = (muscles: readonly Muscle[]): string =>
  listed.format(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));

/** How an exercise is done, what it trains and what weight to start with. */
export function WeekExerciseSheet({ exercise, onClose }: { exercise: PlannedExercise; onClose: () => void }) {
  const known = exerciseById(exercise.exerciseId);
  return (
    <Sheet open onClose={onClose} title={exercise.name} description={known ? `Con ${known.needs}.` : undefined}>
      {known && (
        <>
          <ol className="plan-pasos">
            {known.cues.map((cue) => (
              <li key={cue}>{cue}.</li>
            ))}
          </ol>
          <p>
            <b>Trabaja:</b> {named(known.primary)}
            {known.secondary.length > 0 && `; ayudan ${named(known.secondary)}`}.
          </p>
          {known.jointsStressed.length > 0 && (
            <p>
              <b>Exige:</b> {listed.format(known.jointsStressed.map((joint) => jointLabels[joint].toLowerCase()))}. Con
              dolor ahí, cambialo.
            </p>
          )}
        </>
      )}
      <p>
        <b>Qué peso usar:</b> {exercise.loadHint} <TextStamp title="Qué peso usar" basis="forja_rule" keys={[]} />
      </p>
    </Sheet>
  );
}
