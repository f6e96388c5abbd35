import { once } from '@forja/domain/units/once';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { trimmed, weeks as inWeeks } from '../../../design/format.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.progressionCard;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

export function ProgressionCard({ training, weeks }: { training: TrainingPlan; weeks: number }) {
  const deloads = training.progression
    .filter(({ deload }) => deload)
    .map(({ week }) => String(week));
  const sentence =
    deloads.length === 0
      ? messages.noDeload
      : messages[deloads.length === 1 ? 'deload' : 'deloads'](listed().format(deloads));
  return (
    <FoldedCard title={`${messages.title}${inWeeks(weeks)}`}>
      <div className={cardStyles.header}>
        <p className={textStyles.secondary}>{sentence}</p>
        <TextBadge
          title={messages.source}
          basis="expert_judgement"
          keys={training.progressionSources}
        />
      </div>
      <div className={cardStyles.body}>
        <BarChart
          title={messages.chart}
          sentence={messages.chartSentence(sentence)}
          series={[messages.series]}
          xLabel={messages.axis}
          mutedName={messages.deloadName}
          formatValue={(value) => trimmed(value)}
          bars={training.progression.map(({ week, setsPerMuscle, deload }) => ({
            label: String(week),
            values: [setsPerMuscle],
            muted: deload,
          }))}
        />
        <details className={styles.more}>
          <summary>{messages.whatToDo}</summary>
          <ol className={styles.bullets} data-figures="progression">
            {training.progression.map(({ week, instruction }) => (
              <li key={week}>
                <b>
                  {messages.week}
                  {week}.
                </b>{' '}
                {instruction}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </FoldedCard>
  );
}
