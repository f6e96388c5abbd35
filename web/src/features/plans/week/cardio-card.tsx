import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';

export const CardioCard = ({
  cardio: { minutesPerWeek, text, maxHeartRate },
}: Pick<TrainingPlan, 'cardio'>) => (
  <div className={classNames(cardStyles.root, cardStyles.plain)}>
    <div className={cardStyles.header}>
      <h2>Cardio</h2>
      {minutesPerWeek.value > 0 && (
        <span className={textStyles.figure}>
          {integer(minutesPerWeek.value)}
          <span className={textStyles.unit}>min por semana</span>
          <FigureBadge of={minutesPerWeek} />
        </span>
      )}
    </div>
    <div className={styles.entry}>
      <p>
        {text}{' '}
        {minutesPerWeek.value > 0 && (
          <TextBadge title="Cómo repartirlo" basis="forja_rule" keys={[]} />
        )}
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
