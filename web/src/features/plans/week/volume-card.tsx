import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { trimmed } from '../../../design/format.ts';
import { MuscleMap } from './muscle-map.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';

type VolumeCardProps = {
  volume: TrainingPlan['weeklyVolume'];
  range: TrainingPlan['weeklyRange'];
  week: number;
};

/** Series of a week per muscle, direct as 1 and indirect as half. */
export const VolumeCard = ({ volume, range: { min, max }, week }: VolumeCardProps) => (
  <div className="ficha lisa">
    <div className="fi-cab">
      <div>
        <h2>Series por músculo, semana {week}</h2>
        <p className="sec">
          La meta es de {trimmed(min.value)} <FigureBadge of={min} /> a {trimmed(max.value)} <FigureBadge of={max} />{' '}
          por semana. Las indirectas cuentan la mitad.
        </p>
      </div>
    </div>
    <div className="plan-musculos">
      <MuscleMap volume={volume} range={{ min: min.value, max: max.value }} />
      <ul className="plan-volumen">
        {volume.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span>{MUSCLE_NAMES[muscle]}</span>
            <span className="val">{trimmed(sets.value)}</span>
            <FigureBadge of={sets} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
