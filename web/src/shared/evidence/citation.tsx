import type { Source } from '@forja/domain/evidence/source';
import * as textStyles from '../../design/text.module.css';
import { sourceLink } from './source-link.ts';
import { describeStudy } from './describe-study.ts';

/** "s. f." already ends with a full stop. */
const citedYear = ({ year }: Source): string => year.replace(/\.?$/, '.');

export const describeWork = (work: Source): string =>
  `${work.authors}, ${citedYear(work)} ${work.title}. ${work.journal}.`;

export function Citation({ source }: { source: Source }) {
  const href = sourceLink(source);
  return (
    <>
      {source.authors}, {citedYear(source)}{' '}
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {source.journal}
        </a>
      ) : (
        source.journal
      )}
      . <span className={textStyles.secondary}>{describeStudy(source)}</span>
    </>
  );
}
