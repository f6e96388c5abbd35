import { source, type SourceKey } from '@forja/domain/evidence/sources';
import * as frameStyles from '../../design/layout/frame.module.css';
import { Citation } from './citation.tsx';

export const SourceCitations = ({ sources }: { sources: readonly SourceKey[] }) => (
  <ul className={frameStyles.bulletList}>
    {sources.map((key) => (
      <li key={key}>
        <Citation source={source(key)} />
      </li>
    ))}
  </ul>
);
