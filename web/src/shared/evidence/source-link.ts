import type { Source } from '@forja/domain/evidence/source';

export const sourceLink = ({ doi, pmid, url }: Source): string | undefined =>
  doi ? `https://doi.org/${doi}` : pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : url;
