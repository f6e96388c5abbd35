import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.cardioCard;

type CardioProps = Pick<TrainingPlan, 'cardio'>;

export const CardioCard = ({ cardio }: CardioProps) => (
  <FoldedCard title={messages.title}>
    <Cardio cardio={cardio} />
  </FoldedCard>
);

export const Cardio = ({ cardio: { minutesPerWeek, text, maxHeartRate } }: CardioProps) => (
  <div className={styles.entry}>
    {minutesPerWeek.value > 0 && (
      <span className={textStyles.figure}>
        {integer(minutesPerWeek.value)}
        <span className={textStyles.unit}>{messages.minutesPerWeek}</span>
        <FigureBadge of={minutesPerWeek} />
      </span>
    )}
    <p>
      {text}{' '}
      {minutesPerWeek.value > 0 && (
        <TextBadge title={messages.howToSplit} basis="forja_rule" keys={[]} />
      )}
    </p>
    {maxHeartRate && (
      <p>
        {messages.maxHeartRate}
        <b>{integer(maxHeartRate.value)}</b>
        {messages.beatsPerMinute} <FigureBadge of={maxHeartRate} />
      </p>
    )}
  </div>
);
