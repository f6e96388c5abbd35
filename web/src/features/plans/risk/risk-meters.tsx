import type { Sex } from '@forja/domain/person/choices';
import type { RiskMeter } from '@forja/domain/risk/risk-statement';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskMeters;

/** What only happens to the other sex. */
const NOT_OF: Record<Sex, readonly string[]> = {
  male: ['virilisation'],
  female: ['fertility', 'gynaecomastia', 'low-testosterone-after'],
};

const METERS = ['severity', 'likelihood', 'reversibility', 'certainty'] as const;

/** What the evidence says of each harm, on four meters; a meter without data is not drawn. */
export const RiskMeters = ({ sex }: { sex: Sex }) => (
  <FoldedCard title={messages.title}>
    <p className={classNames(styles.entry, textStyles.label)}>
      <span>
        {messages.lead} <TextBadge title={messages.bars} basis="expert_judgement" keys={[]} />
      </span>
    </p>
    <ul className={styles.list}>
      {RISK_STATEMENTS.filter(({ id }) => !NOT_OF[sex].includes(id)).map((statement) => (
        <li key={statement.id}>
          <p>
            {statement.text}{' '}
            <TextBadge title={statement.text} basis="source" keys={statement.sources} />
          </p>
          <dl className={styles.meters}>
            {METERS.map((key) => {
              const meter = statement[key];
              return meter && <MeterRow key={key} name={messages.names[key]} meter={meter} />;
            })}
          </dl>
        </li>
      ))}
    </ul>
  </FoldedCard>
);

const BARS = [1, 2, 3, 4] as const;

const MeterRow = ({ name, meter: { bars, text } }: { name: string; meter: RiskMeter }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <svg viewBox="0 0 44 12" aria-hidden="true">
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
      <span>{text}</span>
    </dd>
  </div>
);
