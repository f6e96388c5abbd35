import type { Compound, CompoundCategory } from '@forja/domain/compounds/compound';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import type { Strength } from '@forja/domain/evidence/source';
import {
  type AdministrationRoute,
  administrationRoutes,
} from '@forja/domain/glossary/administration-routes';
import { type LegalStatus, legalStatuses } from '@forja/domain/glossary/legal-status';
import { searchCompounds } from '@forja/domain/glossary/search-compounds';
import { studiesStrength } from '@forja/domain/glossary/statement-strength';

export type GlossaryFilters = {
  query: string;
  /** Empty matches every compound. */
  category: CompoundCategory | '';
  route: AdministrationRoute | '';
  legal: LegalStatus | '';
  evidence: Strength | '';
};

export const NO_FILTERS: GlossaryFilters = {
  query: '',
  category: '',
  route: '',
  legal: '',
  evidence: '',
};

/** Best match first; in dossier order without a search. */
export function filterCompounds(filters: GlossaryFilters): Compound[] {
  const { query, category, route, legal, evidence } = filters;
  const matches: readonly Compound[] = query.trim() === '' ? COMPOUNDS : searchCompounds(query);
  return matches.filter(
    (compound) =>
      (category === '' || compound.category === category) &&
      (route === '' || administrationRoutes(compound).includes(route)) &&
      (legal === '' || legalStatuses(compound).includes(legal)) &&
      (evidence === '' || studiesStrength(compound) === evidence),
  );
}
