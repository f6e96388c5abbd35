import { staticPart } from '../shared/later-parts/static-part.tsx';
import { LegalColumn } from './legal/legal-column.tsx';
import { legalTitles } from './legal/legal-titles.messages.ts';

/** The text is in the document: its code is fetched only by who comes from another page. */
const PrivacyDocument = staticPart(
  async () => (await import('./legal/privacy-document.tsx')).PrivacyDocument,
);

export const PrivacyPage = () => (
  <LegalColumn title={legalTitles.privacy}>
    <PrivacyDocument />
  </LegalColumn>
);
