import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { trimmed } from '../../../design/format.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { MuscleMap } from './muscle-map.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.volumeCard;

type VolumeCardProps = {
  volume: TrainingPlan['weeklyVolume'];
  range: TrainingPlan['weeklyRange'];
  week: number;
};

/** Series of a week per muscle, direct as 1 and indirect as half. */
export const VolumeCard = ({ volume, range: { min, max }, week }: VolumeCardProps) => (
  <FoldedCard title={`${messages.title}${week}`}>
    <div className={cardStyles.header}>
      <p className={textStyles.secondary}>
        {messages.goalFrom}
        {trimmed(min.value)} <FigureBadge of={min} />
        {messages.goalTo}
        {trimmed(max.value)} <FigureBadge of={max} />
        {messages.lead}
      </p>
    </div>
    <div className={styles.muscles}>
      <MuscleMap volume={volume} range={{ min: min.value, max: max.value }} />
      <ul className={styles.volume}>
        {volume.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span>{MUSCLE_NAMES[muscle]}</span>
            <span className={textStyles.figure}>{trimmed(sets.value)}</span>
            <FigureBadge of={sets} />
          </li>
        ))}
      </ul>
    </div>
  </FoldedCard>
);
