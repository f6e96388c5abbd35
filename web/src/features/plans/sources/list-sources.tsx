import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { TextBadge } from './figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.listSources;

type Sourced = { basis?: Basis; sources: readonly SourceKey[] };
type ListSourcesProps = {
  /** What the list says, read aloud with each badge. */
  title: string;
  items: readonly Sourced[];
};

/** The sources of a whole list, each once: a mark repeated on every line would hide the lines. */
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
  if (keys.length + rules.length === 0) return null;
  return (
    <p className={classNames(styles.listSources, textStyles.label)}>
      <span>{messages.title}</span>
      {keys.map((key) => (
        <TextBadge key={key} title={title} basis="source" keys={[key]} />
      ))}
      {rules.map((basis) => (
        <TextBadge key={basis} title={title} basis={basis} keys={[]} />
      ))}
    </p>
  );
}
