import type { Source } from '@forja/domain/evidence/source';
import { classNames } from '../../design/class-names.ts';
import { SourceBadge } from '../../design/evidence/source-badge.tsx';
import { Citation } from './citation.tsx';
import * as styles from './numbered-sources.module.css';

type NumberedSourcesProps = {
  sources: readonly { source: Source; number: number }[];
  className?: string | undefined;
};

export const NumberedSources = ({ sources, className }: NumberedSourcesProps) => (
  <ul className={classNames(styles.root, className)}>
    {sources.map(({ source, number }) => (
      <li key={number}>
        <SourceBadge strength={source.strength} number={number} />
        <span>
          <Citation source={source} />
        </span>
      </li>
    ))}
  </ul>
);
