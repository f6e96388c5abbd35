import type { Traced } from '@forja/domain/evidence/traced';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { explainedMessages as texts } from './explained.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './explained.module.css';

export const ExplainedFigure = ({ of: { title, note, basis, sources } }: { of: Traced }) => (
  <details className={styles.root}>
    <summary>{texts.why(title)}</summary>
    {note ? <p>{note}</p> : null}
    <p className={textStyles.secondary}>
      {basis === 'forja_rule' && sources.length === 0 ? texts.ownRule : texts.basis[basis]}
    </p>
    {sources.length > 0 ? <SourceCitations sources={sources} /> : null}
  </details>
);
