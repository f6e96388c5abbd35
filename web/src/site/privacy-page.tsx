import { staticPart } from '../shared/later-parts/static-part.tsx';

/** The text is in the document: its code is fetched only by who comes from another page. */
export const PrivacyPage = staticPart(
  async () => (await import('./legal/privacy-document.tsx')).PrivacyDocument,
);
