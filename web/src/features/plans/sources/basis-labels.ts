import type { Source } from '@forja/domain/evidence/source';
import type { Basis } from '@forja/domain/evidence/traced';
import { sourcesMessages } from './sources.messages.ts';

/** Who answers for a number, as people read it. */
export const basisLabels: Record<Basis, string> = sourcesMessages.basisLabels;

export const sourceLink = ({ doi, pmid, url }: Source): string | undefined =>
  doi ? `https://doi.org/${doi}` : pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : url;
