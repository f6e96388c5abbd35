import type { Muscle, TrainingPlan } from '@forja/domain/training/training-plan';
import { trimmed } from '../../../design/format.ts';
import { Stamp } from './stamp.tsx';

/** Series a week per muscle, direct as 1 and indirect as half. */
export function VolumeCard({ training, nameOf }: { training: TrainingPlan; nameOf: (muscle: Muscle) => string }) {
  const { min, max } = training.weeklyRange;
  return (
    <div className="ficha lisa">
      <div className="fi-cab">
        <div>
          <h2>Series por músculo</h2>
          <p className="sec">
            La meta es de {trimmed(min.value)} <Stamp of={min} /> a {trimmed(max.value)} <Stamp of={max} /> por semana. Las indirectas
            cuentan la mitad.
          </p>
        </div>
      </div>
      <ul className="plan-volumen">
        {training.weeklyVolume.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span>{nameOf(muscle)}</span>
            <span className="val">{trimmed(sets.value)}</span>
            <Stamp of={sets} />
          </li>
        ))}
      </ul>
    </div>
  );
}
