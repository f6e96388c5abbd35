import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { integer } from '../../../design/format.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.cardioCard;

export const CardioCard = ({
  cardio: { minutesPerWeek, text, maxHeartRate },
}: Pick<TrainingPlan, 'cardio'>) => (
  <div className={classNames(cardStyles.root, cardStyles.plain)}>
    <div className={cardStyles.header}>
      <h2>{messages.title}</h2>
      {minutesPerWeek.value > 0 && (
        <span className={textStyles.figure}>
          {integer(minutesPerWeek.value)}
          <span className={textStyles.unit}>{messages.minutesPerWeek}</span>
          <FigureBadge of={minutesPerWeek} />
        </span>
      )}
    </div>
    <div className={styles.entry}>
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
  </div>
);
