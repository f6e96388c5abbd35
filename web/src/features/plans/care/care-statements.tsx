import type { Notice } from '@forja/domain/evidence/notice';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';

export const CareStatements = ({ items }: { items: readonly Notice[] }) => (
  <ul className={frameStyles.bulletList}>
    {items.map(({ code, text, basis, sources }) => (
      <li key={code}>
        {text} <TextBadge title={text} basis={basis} keys={sources} />
      </li>
    ))}
  </ul>
);
