import type { Source } from '@forja/domain/evidence/source';
import type { Basis } from '@forja/domain/evidence/traced';

/** Who answers for a number, as people read it. */
export const basisLabels: Record<Basis, string> = {
  source: 'Publicado',
  forja_rule: 'Regla de Forja',
  expert_judgement: 'Criterio experto',
};

export const sourceLink = ({ doi, pmid, url }: Source): string | undefined =>
  doi ? `https://doi.org/${doi}` : pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : url;
