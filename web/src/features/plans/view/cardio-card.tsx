import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { Stamp } from './stamp.tsx';

export const CardioCard = ({ cardio: { minutesPerWeek, text, maxHeartRate } }: Pick<TrainingPlan, 'cardio'>) => (
  <div className="ficha lisa">
    <div className="fi-cab">
      <h2>Cardio</h2>
      <span className="val">
        {integer(minutesPerWeek.value)}
        <span className="u">min por semana</span>
        <Stamp of={minutesPerWeek} />
      </span>
    </div>
    <p className="plan-entrada">
      {text}
      {maxHeartRate && (
        <span>
          Frecuencia máxima estimada: <b>{integer(maxHeartRate.value)}</b> latidos por minuto{' '}
          <Stamp of={maxHeartRate} />
        </span>
      )}
    </p>
  </div>
);
