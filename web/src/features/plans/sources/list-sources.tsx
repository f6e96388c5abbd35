import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { TextBadge } from './figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.listSources;

/** Largest number of badges below a list. */
const MOST_SHOWN = 3;

type Sourced = { basis?: Basis; sources: readonly SourceKey[] };
type ListSourcesProps = {
  title: string;
  items: readonly Sourced[];
};

/** Sources of a list, once each: a badge on every line would hide the lines. */
export function ListSources({ title, items }: ListSourcesProps) {
  const keys = [
    ...new Set(
      items.flatMap(({ basis = 'source', sources }) => (basis === 'source' ? sources : [])),
    ),
  ];
  const rules = [
    ...new Set(
      items.flatMap(({ basis = 'source', sources }) =>
        basis === 'source' && sources.length > 0
          ? []
          : [basis === 'source' ? 'expert_judgement' : basis],
      ),
    ),
  ];
  const count = keys.length + rules.length;
  if (count === 0) return null;
  const badges = (
    <>
      {keys.map((key) => (
        <TextBadge key={key} title={title} basis="source" keys={[key]} />
      ))}
      {rules.map((basis) => (
        <TextBadge key={basis} title={title} basis={basis} keys={[]} />
      ))}
    </>
  );
  if (count <= MOST_SHOWN)
    return (
      <p className={classNames(styles.listSources, textStyles.label)}>
        <span>{messages.title}</span>
        {badges}
      </p>
    );
  return (
    <details className={classNames(styles.moreSources, textStyles.label)}>
      <summary>
        {messages.folded} <span className={textStyles.secondary}>({count})</span>
      </summary>
      <p className={styles.listSources}>{badges}</p>
    </details>
  );
}
