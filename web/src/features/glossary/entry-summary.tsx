import type { Compound } from '@forja/domain/compounds/compound';
import { LEGAL_STATUS_LABELS, legalStatuses } from '@forja/domain/glossary/legal-status';
import { studiesStrength } from '@forja/domain/glossary/statement-strength';
import { strengthWords } from '../../design/evidence/source-details.ts';
import { Tag } from '../../design/feedback/tag.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { MeterBars } from '../../shared/evidence/risk-statement-meters.tsx';
import { STRENGTH_BARS } from './statement-badge.tsx';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const { fields, search, summary } = glossaryMessages;

export function EntrySummary({ compound }: { compound: Compound }) {
  const strength = studiesStrength(compound);
  return (
    <Card plain>
      <CardHeader title={summary} level={2} />
      <CardBody className={styles.body ?? ''}>
        <dl className={styles.fields}>
          <div>
            <dt>{fields.route}</dt>
            <dd>{compound.route}</dd>
          </div>
          <div>
            <dt>{search.evidence}</dt>
            <dd className={styles.mark}>
              <MeterBars bars={STRENGTH_BARS[strength]} />
              {search.letter(strength, strengthWords[strength])}
            </dd>
          </div>
          <div>
            <dt>{fields.legal}</dt>
            <dd className={styles.tags}>
              {legalStatuses(compound).map((status) => (
                <Tag key={status}>{LEGAL_STATUS_LABELS[status]}</Tag>
              ))}
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
}
