import { source } from '../evidence/sources.ts';
import type { SourceKey } from '../evidence/sources.ts';

/** A sentence in Spanish with what backs it. Without sources it is expert judgement, and the sentence says so. */
export type Statement = { readonly text: string; readonly sources: readonly SourceKey[] };

const beforeFullStop = (text: string, aside: string): string => `${text.replace(/\.$/, '')} (${aside}).`;

/** A sentence with its sources. When all of them were read in copies, the sentence itself admits it. */
export function said(text: string, ...sources: [SourceKey, ...SourceKey[]]): Statement {
  const onlyCopies = sources.every((key) => source(key).secondary);
  return { text: onlyCopies ? beforeFullStop(text, 'fuente secundaria') : text, sources };
}

/** A sentence that rests on judgement alone. */
export const judged = (text: string): Statement => ({ text: beforeFullStop(text, 'criterio experto'), sources: [] });
