import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { entrySlug, shortName } from '@forja/domain/glossary/entry-slug';
import { glossaryMessages } from './glossary.messages.ts';

export const compoundAddresses = COMPOUNDS.map((compound) => ({
  path: `/glosario/${entrySlug(compound)}`,
  name: compound.name,
  title: glossaryMessages.entryTitle(shortName(compound)),
  description: glossaryMessages.entryDescription(compound.name),
}));
