import { COMPOUNDS } from '../compounds/compounds.data.ts';
import type { Compound } from '../compounds/compound.ts';
import { plainText } from '../search/plain-text.ts';

const IN_BRACKETS = / \(.*\)$/;

/** The name without what it says in brackets: for a title, and for an address. */
export const shortName = ({ name }: Pick<Compound, 'name'>): string =>
  name.replace(IN_BRACKETS, '');

/** The last part of the address of an entry. */
export const entrySlug = (compound: Pick<Compound, 'name'>): string =>
  plainText(shortName(compound)).replaceAll(' ', '-');

const bySlug: ReadonlyMap<string, Compound> = new Map(
  COMPOUNDS.map((compound) => [entrySlug(compound), compound]),
);

/** Undefined for an address that no entry has. */
export const compoundBySlug = (slug: string): Compound | undefined => bySlug.get(slug);
