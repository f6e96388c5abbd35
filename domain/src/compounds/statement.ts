import { source } from '../evidence/sources.ts';
import type { SourceKey } from '../evidence/sources.ts';

/** A sentence in Spanish with its sources. Without sources it is expert judgement, which the sentence states. */
export type Statement = { readonly text: string; readonly sources: readonly SourceKey[] };

const insertAside = (text: string, aside: string): string =>
  `${text.replace(/\.$/, '')} (${aside}).`;

/** When all sources are secondary copies, the text states it. */
export function citedStatement(text: string, ...sources: [SourceKey, ...SourceKey[]]): Statement {
  const areAllSecondary = sources.every((key) => source(key).secondary);
  return { text: areAllSecondary ? insertAside(text, 'fuente secundaria') : text, sources };
}

/** A statement without sources; its text says that it is expert judgement. */
export const expertStatement = (text: string): Statement => ({
  text: insertAside(text, 'criterio experto'),
  sources: [],
});
