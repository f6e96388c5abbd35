import { COMPOUNDS } from '../compounds/compounds.data.ts';
import type { Compound } from '../compounds/compound.ts';
import { plainText } from '../search/plain-text.ts';

const IN_BRACKETS = / \(.*\)$/;

/** Name without its brackets, for titles and addresses. */
export const shortName = ({ name }: Pick<Compound, 'name'>): string =>
  name.replace(IN_BRACKETS, '');

export const entrySlug = (compound: Pick<Compound, 'name'>): string =>
  plainText(shortName(compound)).replaceAll(' ', '-');

const bySlug: ReadonlyMap<string, Compound> = new Map(
  COMPOUNDS.map((compound) => [entrySlug(compound), compound]),
);

/** Undefined for an unknown address. */
export const compoundBySlug = (slug: string): Compound | undefined => bySlug.get(slug);
