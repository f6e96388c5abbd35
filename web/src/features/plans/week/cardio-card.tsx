import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';

export const CardioCard = ({ cardio: { minutesPerWeek, text, maxHeartRate } }: Pick<TrainingPlan, 'cardio'>) => (
  <div className="ficha lisa">
    <div className="fi-cab">
      <h2>Cardio</h2>
      {minutesPerWeek.value > 0 && (
        <span className="val">
          {integer(minutesPerWeek.value)}
          <span className="u">min por semana</span>
          <FigureBadge of={minutesPerWeek} />
        </span>
      )}
    </div>
    <div className="plan-entrada">
      <p>
        {text} {minutesPerWeek.value > 0 && <TextBadge title="Cómo repartirlo" basis="forja_rule" keys={[]} />}
      </p>
      {maxHeartRate && (
        <p>
          Frecuencia máxima estimada: <b>{integer(maxHeartRate.value)}</b> latidos por minuto{' '}
          <FigureBadge of={maxHeartRate} />
        </p>
      )}
    </div>
  </div>
);
