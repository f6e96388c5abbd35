import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Plan } from '@forja/domain/plan/plan';
import { use } from 'react';
import { NumberedSources } from '../../../shared/evidence/numbered-sources.tsx';
import { PlanSources } from './source-numbers.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.sourcesSection;

const STRENGTHS = ['A', 'B', 'C', 'D'] as const;

export function SourcesSection({ plan }: { plan: Plan }) {
  const keys = use(PlanSources);
  return (
    <section
      id="fuentes"
      className={classNames(cardStyles.root, cardStyles.plain)}
      aria-labelledby="fuentes-t"
    >
      <div className={cardStyles.header}>
        <div>
          <h2 id="fuentes-t" tabIndex={-1}>
            {messages.title}
          </h2>
          <p className={textStyles.secondary}>{messages.lead}</p>
        </div>
      </div>
      {STRENGTHS.map((strength) => (
        <SourceGroup key={strength} strength={strength} keys={keys} />
      ))}
      <p className={classNames(styles.entry, textStyles.secondary)}>
        {messages.engine(plan.engineVersion)}
      </p>
    </section>
  );
}

type SourceGroupProps = { strength: (typeof STRENGTHS)[number]; keys: readonly SourceKey[] };

function SourceGroup({ strength, keys }: SourceGroupProps) {
  const cited = keys.filter((key) => source(key).strength === strength);
  if (cited.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <b>{strength}</b> {messages.strengths[strength]}{' '}
        <span className={textStyles.secondary}>({cited.length})</span>
      </summary>
      <NumberedSources
        sources={cited.map((key) => ({ source: source(key), number: keys.indexOf(key) + 1 }))}
        className={styles.sources}
      />
    </details>
  );
}
