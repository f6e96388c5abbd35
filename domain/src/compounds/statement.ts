import type { CompoundSourceKey } from '../evidence/sources-compounds.data.ts';
import { source } from '../evidence/sources.ts';

/** A search that found nothing. Without one, nobody may say that there are no studies. */
export type Search = {
  /** ISO date. */
  readonly on: string;
  /** In Spanish, what was searched. */
  readonly where: string;
};

/** A sentence in Spanish with its sources. Without sources it is expert judgement, which the sentence states. */
export type Statement = {
  readonly text: string;
  readonly sources: readonly CompoundSourceKey[];
  readonly searched?: Search;
};

type CitedKeys = [CompoundSourceKey, ...CompoundSourceKey[]];

const insertAside = (text: string, aside: string): string =>
  `${text.replace(/\.$/, '')} (${aside}).`;

/** When all sources are secondary copies, the text states it. */
export function citedStatement(text: string, ...sources: CitedKeys): Statement {
  const areAllSecondary = sources.every((key) => source(key).secondary);
  return { text: areAllSecondary ? insertAside(text, 'fuente secundaria') : text, sources };
}

/** A statement without sources; its text says that it is expert judgement. */
export const expertStatement = (text: string): Statement => ({
  text: insertAside(text, 'criterio experto'),
  sources: [],
});

/** "27/11/2026". The tables of the glossary import nothing that pages have, so that they stay a file of their own. */
const printDate = (on: string): string => on.split('-').toReversed().join('/');

/** A search that found nothing, with its date and place; the sources say what is known instead. */
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
