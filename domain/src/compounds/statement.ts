import type { CompoundSourceKey } from '../evidence/sources-compounds.data.ts';
import { source } from '../evidence/sources.ts';

/** Fruitless search, required to say that there are no studies. */
export type Search = {
  /** ISO date. */
  readonly on: string;
  readonly where: string;
};

/** Statements without sources are expert judgement, which the text states. */
export type Statement = {
  readonly text: string;
  readonly sources: readonly CompoundSourceKey[];
  readonly searched?: Search;
};

type CitedKeys = [CompoundSourceKey, ...CompoundSourceKey[]];

const insertAside = (text: string, aside: string): string =>
  `${text.replace(/\.$/, '')} (${aside}).`;

/** The text states when all sources are secondary copies. */
export function citedStatement(text: string, ...sources: CitedKeys): Statement {
  const areAllSecondary = sources.every((key) => source(key).secondary);
  return { text: areAllSecondary ? insertAside(text, 'fuente secundaria') : text, sources };
}

export const expertStatement = (text: string): Statement => ({
  text: insertAside(text, 'criterio experto'),
  sources: [],
});

/** Duplicates the date formatter so that the glossary tables stay a separate chunk. */
const printDate = (on: string): string => on.split('-').toReversed().join('/');

/** Sources say what is known instead. */
export function notFoundStatement(
  text: string,
  searched: Search,
  ...sources: CitedKeys
): Statement {
  const cited = citedStatement(text, ...sources);
  return {
    ...cited,
    text: insertAside(cited.text, `búsqueda del ${printDate(searched.on)} en ${searched.where}`),
    searched,
  };
}
