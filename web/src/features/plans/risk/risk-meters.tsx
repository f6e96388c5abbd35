import type { Sex } from '@forja/domain/person/choices';
import { RISK_STATEMENTS } from '@forja/domain/risk/risk-statements.data';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { RiskStatementMeters } from '../../../shared/evidence/risk-statement-meters.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskMeters;

/** Harms that only affect the other sex. */
const NOT_OF: Record<Sex, readonly string[]> = {
  male: ['virilisation'],
  female: ['fertility', 'gynaecomastia', 'low-testosterone-after'],
};

/** Evidence per harm on four-bar meters, without those lacking data. */
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
          <RiskStatementMeters statement={statement} />
        </li>
      ))}
    </ul>
  </FoldedCard>
);
