import { LegalColumn } from './legal/legal-column.tsx';
import { legalTitles } from './legal/legal-titles.messages.ts';
import { PrivacyDocument } from './legal/privacy-document.tsx';

export const PrivacyPage = () => (
  <LegalColumn title={legalTitles.privacy}>
    <PrivacyDocument />
  </LegalColumn>
);
