import { source } from '@forja/domain/evidence/sources';
import type { Plan } from '@forja/domain/plan/plan';
import { SourceBadge } from '../../../design/evidence/source-badge.tsx';
import { use } from 'react';
import { Citation } from './citation.tsx';
import { PlanSources } from './source-numbers.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.sourcesSection;

export function SourcesSection({ plan }: { plan: Plan }) {
  return (
    <section
      id="fuentes"
      className={classNames(cardStyles.root, cardStyles.plain, styles.wide)}
      aria-labelledby="fuentes-t"
    >
      <div className={cardStyles.header}>
        <div>
          <h2 id="fuentes-t" tabIndex={-1}>
            {messages.title}
          </h2>
          <p className={textStyles.secondary}>
            {messages.lead}
            {plan.engineVersion}.
          </p>
        </div>
      </div>
      <ol className={styles.sources}>
        {use(PlanSources).map((key, index) => {
          const cited = source(key);
          return (
            <li key={key}>
              <SourceBadge strength={cited.strength} number={index + 1} />
              <span>
                <Citation source={cited} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
