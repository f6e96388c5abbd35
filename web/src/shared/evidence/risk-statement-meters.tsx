import type { RiskMeter, RiskStatement } from '@forja/domain/risk/risk-statement';
import { VisuallyHidden } from '../../design/layout/visually-hidden.tsx';
import * as styles from './meters.module.css';
import { meterMessages as messages } from './meters.messages.ts';

const METERS = ['severity', 'likelihood', 'reversibility', 'certainty'] as const;

export const RiskStatementMeters = ({ statement }: { statement: RiskStatement }) => (
  <dl className={styles.meters}>
    {METERS.map((key) => {
      const meter = statement[key];
      return meter && <MeterRow key={key} name={messages.names[key]} meter={meter} />;
    })}
  </dl>
);

const MeterRow = ({ name, meter: { bars, text } }: { name: string; meter: RiskMeter }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <MeterBars bars={bars} />
      <span>{text}</span>
    </dd>
  </div>
);

const BARS = [1, 2, 3, 4] as const;

export const MeterBars = ({ bars }: { bars: RiskMeter['bars'] }) => (
  <>
    <svg className={styles.bars} viewBox="0 0 44 12" aria-hidden="true">
      {BARS.map((bar) => (
        <rect
          key={bar}
          className={bar <= bars ? styles.filled : undefined}
          x={(bar - 1) * 11 + 1}
          y="1"
          width="9"
          height="10"
        />
      ))}
    </svg>
    <VisuallyHidden>
      {bars}
      {messages.ofFour}
    </VisuallyHidden>
  </>
);
