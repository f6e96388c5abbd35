import type { Plan } from '@forja/domain/plan/plan';
import { LineChart } from '../../../design/charts/line-chart.tsx';
import { kilograms, trimmed, weeks } from '../../../design/format.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { Notices } from '../risk/notices.tsx';
import { FigureBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.foodSection;

export const ProjectionCard = ({ plan }: { plan: Plan }) => (
  <FoldedCard title={messages.weightTitle}>
    <Projection plan={plan} />
  </FoldedCard>
);

export function Projection({ plan: { projection, input } }: { plan: Plan }) {
  const last = projection.points.at(-1);
  return (
    <>
      {last && (
        <div className={cardStyles.header}>
          <p className={textStyles.secondary}>
            {messages.weightSentence(
              weeks(input.cycleWeeks),
              kilograms(last.low),
              kilograms(last.high),
            )}{' '}
            <FigureBadge of={projection.rule} />
          </p>
        </div>
      )}
      <div className={cardStyles.body}>
        {last && (
          <LineChart
            title={messages.weightChart}
            sentence={messages.weightSentence(
              weeks(input.cycleWeeks),
              kilograms(last.low),
              kilograms(last.high),
            )}
            series={[
              {
                name: messages.projection,
                points: projection.points.map(({ week, mid }) => ({ x: week, y: mid })),
              },
            ]}
            band={{
              name: messages.band,
              points: projection.points.map(({ week, low, high }) => ({ x: week, low, high })),
            }}
            formatX={messages.weekNumber}
            formatY={(kg) => trimmed(kg)}
            xLabel={messages.week}
            unit={messages.units.weight}
          />
        )}
        {last && projection.water && projection.water.value !== 0 ? (
          <p className={textStyles.secondary}>
            {messages.water(projection.water.value)} <FigureBadge of={projection.water} />
          </p>
        ) : null}
        <Notices notices={[projection.notice]} />
      </div>
    </>
  );
}
