import type { Source } from '@forja/domain/evidence/source';
import { sourceLink } from './basis-labels.ts';

/** "Mifflin y cols., 1990. Am J Clin Nutr 51(2):241-247." with its link where one was verified. */
export function Citation({ source }: { source: Source }) {
  const href = sourceLink(source);
  return (
    <>
      {source.authors}, {source.year}.{' '}
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {source.journal}
        </a>
      ) : (
        source.journal
      )}
      . <span className="sec">{source.secondary ? `${source.design}. Fuente secundaria.` : `${source.design}.`}</span>
    </>
  );
}
