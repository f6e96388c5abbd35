import { LegalColumn } from './legal/legal-column.tsx';
import { legalTitles } from './legal/legal-titles.messages.ts';
import { TermsDocument } from './legal/terms-document.tsx';

export const TermsPage = () => (
  <LegalColumn title={legalTitles.terms}>
    <TermsDocument />
  </LegalColumn>
);
