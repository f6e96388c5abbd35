import { lazyPart } from '../shared/lazy/lazy-part.ts';
import { LegalColumn } from './legal/legal-column.tsx';
import { legalTitles } from './legal/legal-titles.messages.ts';

/** The text is in the document: its code is fetched only by who comes from another page. */
const TermsDocument = lazyPart(
  async () => (await import('./legal/terms-document.tsx')).TermsDocument,
);

export const TermsPage = () => (
  <LegalColumn title={legalTitles.terms}>
    <TermsDocument />
  </LegalColumn>
);
